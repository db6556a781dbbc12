import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { NoticeSettings, setNoticeSetting } from '@sikhya/contract/notice-settings.ts';
import { canSwitchOff, isOnByDefault, NOTICE_CHANNELS, NOTICE_GROUPS } from '@sikhya/contract/notices.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { findRecipients, findSettings, storeSettings } from './delivery-queries.ts';
import { texts } from './texts.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

/** The channels of the server besides the app. */
export type OfferedChannels = { email: boolean; pushKey: string | null };

export async function readSettings(
  db: Db,
  studentId: string,
  { email, pushKey }: OfferedChannels,
): Promise<NoticeSettings> {
  const [[student], stored] = await Promise.all([
    findRecipients(db, [studentId]),
    findSettings(db, [studentId]),
  ]);
  const groups = NOTICE_GROUPS.map((group) => {
    const [app, mail, push] = NOTICE_CHANNELS.map(
      (channel) =>
        stored.find((row) => row.group === group && row.channel === channel)?.isOn ??
        isOnByDefault(group, channel),
    );
    return { group, app: app!, email: mail!, push: push!, canSwitchOff: canSwitchOff(group) };
  });
  return { channels: { email, push: pushKey !== null }, email: student?.email ?? '', pushKey, groups };
}

export async function changeSetting(
  db: Db,
  studentId: string,
  setting: EndpointRequest<typeof setNoticeSetting>['body'],
  offered: OfferedChannels,
): Promise<NoticeSettings> {
  if (!canSwitchOff(setting.group)) throw new AppError('invalid', message(texts.securityStaysOn));
  await storeSettings(db, [{ studentId, ...setting }]);
  return readSettings(db, studentId, offered);
}

/** Returns the student and the groups of a link; null if it was not made here or the student no longer exists. */
export async function readUnsubscribeLink(db: Db, links: UnsubscribeLinks, token: string) {
  const found = links.read(token);
  const [student] = found ? await findRecipients(db, [found.studentId]) : [];
  return found && student ? { student, groups: found.groups } : null;
}

export type UnsubscribeLink = NonNullable<Awaited<ReturnType<typeof readUnsubscribeLink>>>;

/** Switches the e-mails of a link off. Doing it twice changes nothing. */
export async function unsubscribe(db: Db, { student, groups }: UnsubscribeLink): Promise<void> {
  await storeSettings(
    db,
    groups.map((group) => ({ studentId: student.id, group, channel: 'email', isOn: false })),
  );
}
