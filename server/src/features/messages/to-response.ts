import type * as contract from '@sikhya/contract/messages.ts';
import type { MessageRow, StoredMessage } from './queries.ts';

export function toListedMessage({
  message,
  state,
  recipients,
  course,
  student,
}: MessageRow): contract.ListedMessage {
  const { id, audience, title, odia, author, updatedAt, sendAt, sentAt, sentBy } = message;
  return {
    _id: id,
    state,
    audience,
    course: course && {
      _id: course.id,
      title: course.title,
      odiaTitles: { title: course.odia?.title ?? null },
    },
    student: student && { _id: student.id, name: student.name, email: student.email },
    title,
    odia,
    author,
    updatedAt: updatedAt.toISOString(),
    sendAt: sendAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    sentBy: sentAt ? sentBy : null,
    recipients: recipients ?? 0,
  };
}

export function toMessage(row: MessageRow, channels: contract.Message['channels']): contract.Message {
  const { revision, text, createdAt, figures, countedAt } = row.message;
  return {
    ...toListedMessage(row),
    revision,
    text,
    createdAt: createdAt.toISOString(),
    figures: figures && countedAt && { ...figures, countedAt: countedAt.toISOString() },
    channels,
  };
}

/** Without its broadcast, a sent message is being sent. */
export function toWrittenMessage({ id, state, revision }: StoredMessage): contract.WrittenMessage {
  return { _id: id, state: state === 'sent' ? 'sending' : state, revision };
}
