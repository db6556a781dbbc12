import {
  isOnByDefault,
  NOTICE_RULES,
  type NoticeChannel,
  type NoticeKind,
} from '@sikhya/contract/notices.ts';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether students want notices of the kind on the channel: `isWanted`, after the join with what they have switched on
 * or off. `isInRange` limits the settings that are read; without it, the planner may read all of them.
 */
export function joinWantedChannel(
  studentId: SQL,
  kind: NoticeKind,
  channel: NoticeChannel,
  isInRange: (settingStudentId: SQL) => SQL = () => sql`true`,
) {
  const { group } = NOTICE_RULES[kind];
  const setting = sql.identifier(`${channel}_setting`);
  return {
    join: sql`left join notice_settings ${setting} on ${setting}.student_id = ${studentId}
      and ${setting}."group" = ${group} and ${setting}.channel = ${channel} and ${isInRange(sql`${setting}.student_id`)}`,
    isWanted: sql`coalesce(${setting}.is_on, ${isOnByDefault(group, channel)}::boolean)`,
  };
}
