import { toRupees } from '@sikhya/contract/money.ts';
import type { Notice } from '@sikhya/contract/notices.ts';
import type { NoticeRow } from './queries.ts';

export function toNotice({
  id,
  kind,
  data,
  createdAt,
  readAt,
  title,
  odiaTitle,
  text,
  odiaText,
  ...row
}: NoticeRow): Notice {
  const { amountPaise, count, courseId, examId } = data;
  return {
    _id: id,
    kind,
    at: createdAt.toISOString(),
    isRead: readAt !== null,
    title,
    text,
    odiaTitles: { title: odiaTitle, text: odiaText },
    moment: (row.opensAt ?? row.endsAt)?.toISOString() ?? null,
    amount: amountPaise === undefined ? null : toRupees(amountPaise),
    count: count ?? null,
    courseId: courseId ?? null,
    examId: examId ?? null,
  };
}
