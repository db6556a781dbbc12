import * as z from 'zod/mini';
import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { LANGUAGES } from './language/language.ts';
import { odiaTitle } from './odia-version.ts';
import { pageLimitFrom, pageNumber, pagination } from './pagination.ts';
import { line, lines } from './text.ts';

/** Messages of admins to students. A message becomes a notice of each recipient. */

export const MAX_MESSAGE_TITLE_LENGTH = 200;
export const MAX_MESSAGE_TEXT_LENGTH = 4000;
/** A message can be scheduled this many days ahead. */
export const MAX_SCHEDULE_DAYS = 365;

/** All students, the students of a course, or one student. */
export const MESSAGE_AUDIENCES = ['all', 'course', 'student'] as const;
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number];

/** A message is `sending` until all its notices are written. */
export const MESSAGE_STATES = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const title = line(MAX_MESSAGE_TITLE_LENGTH);
const text = lines(MAX_MESSAGE_TEXT_LENGTH);

/** A draft may be incomplete. */
const messageInput = z.object({
  audience: z.enum(MESSAGE_AUDIENCES),
  /** Ignored unless the audience is `course`. */
  courseId: z.nullable(id),
  /** Ignored unless the audience is `student`. */
  studentId: z.nullable(id),
  title,
  text,
  /** An empty text is shown in English to everybody. */
  odia: z.object({ title, text }),
});

export type MessageInput = z.output<typeof messageInput>;

const revision = z.int().check(z.minimum(1), z.maximum(2_000_000_000));

const course = z.object({ _id: z.string(), title: z.string(), odiaTitles: z.object({ title: odiaTitle }) });
const student = z.object({ _id: z.string(), name: z.string(), email: z.string() });

const listedMessage = z.object({
  _id: z.string(),
  state: z.enum(MESSAGE_STATES),
  audience: z.enum(MESSAGE_AUDIENCES),
  /** Null if the audience is another one, if none is chosen yet, or if the chosen one was deleted. */
  course: z.nullable(course),
  student: z.nullable(student),
  title: z.string(),
  odia: z.object({ title: z.string(), text: z.string() }),
  author: z.string(),
  updatedAt: z.iso.datetime(),
  /** When it is or was to be sent. */
  sendAt: z.nullable(z.iso.datetime()),
  sentAt: z.nullable(z.iso.datetime()),
  sentBy: z.nullable(z.string()),
  /** How many students have got the notice so far. */
  recipients: z.int(),
});

export type ListedMessage = z.output<typeof listedMessage>;

const channelFigures = z.object({
  /** Digests with the message that the mail server or a push service has accepted. */
  sent: z.int(),
  /** Digests that wait for their time, or for another try. */
  waiting: z.int(),
  /** Digests that were given up. */
  failed: z.int(),
});

const figures = z.object({
  /** Students who find the message in the app. */
  inApp: z.int(),
  /** Those of them who have read it there. */
  read: z.int(),
  email: channelFigures,
  push: channelFigures,
  countedAt: z.iso.datetime(),
});

export type MessageFigures = z.output<typeof figures>;

const message = z.extend(listedMessage, {
  /** Every change has a new one. A change of an older revision is refused. */
  revision: z.int(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Null until they were counted for the first time. */
  figures: z.nullable(figures),
  /** The channels of this server besides the notice in the app. */
  channels: z.object({ email: z.boolean(), push: z.boolean() }),
});

export type Message = z.output<typeof message>;

export const messageFilters = z.object({
  state: z._default(z.enum([...MESSAGE_STATES, 'all']), 'all'),
  /** Words of the title. */
  search: z._default(line(200), ''),
});

export type MessageFilters = z.output<typeof messageFilters>;

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  access: 'admin',
  permission: 'messages',
  summary: 'The messages to students, the newest change first',
  query: z.extend(messageFilters, {
    page: pageNumber,
    limit: pageLimitFrom(ADMIN_PAGE_SIZES, ADMIN_DEFAULT_PAGE_SIZE),
  }),
  response: z.object({
    messages: z.array(listedMessage),
    pagination: z.extend(pagination, { totalMessages: z.int() }),
  }),
});

const params = z.object({ messageId: id });

export const getMessage = endpoint({
  method: 'GET',
  path: '/api/admin/messages/:messageId',
  access: 'admin',
  permission: 'messages',
  summary: 'A message with its figures',
  params,
  response: message,
});

export const countRecipients = endpoint({
  method: 'GET',
  path: '/api/admin/messages/:messageId/recipients',
  access: 'admin',
  permission: 'messages',
  isRare: true,
  summary: 'How many students a message would reach now',
  params,
  response: z.object({
    recipients: z.int(),
    /** Students of the audience who are blocked or have deleted the account. */
    closed: z.int(),
    /** Students of the audience who get no messages because a consent is missing. */
    withoutConsent: z.int(),
  }),
});

export const previewMessage = endpoint({
  method: 'GET',
  path: '/api/admin/messages/:messageId/preview',
  access: 'admin',
  permission: 'messages',
  summary: 'The e-mail of a message in each language',
  params,
  response: z.object({
    mails: z.array(z.object({ language: z.enum(LANGUAGES), subject: z.string(), text: z.string() })),
  }),
});

/** Without texts and names, because the responses to writes are stored for a day. */
const written = z.object({ _id: z.string(), state: z.enum(MESSAGE_STATES), revision: z.int() });

export type WrittenMessage = z.output<typeof written>;

export const createMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages',
  access: 'admin',
  permission: 'messages',
  idempotent: true,
  summary: 'Create a draft of a message',
  body: messageInput,
  response: written,
});

/** 409 if the message has another revision by now, and once it is sent. */
export const saveMessage = endpoint({
  method: 'PUT',
  path: '/api/admin/messages/:messageId',
  access: 'admin',
  permission: 'messages',
  idempotent: true,
  summary: 'Change a message that is not sent yet. A cancelled one becomes a draft.',
  params,
  body: z.extend(messageInput, { revision }),
  response: written,
});

export const scheduleMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:messageId/schedule',
  access: 'admin',
  permission: 'messages',
  idempotent: true,
  summary: 'Send a message at a later time',
  params,
  body: z.object({ revision, sendAt: z.iso.datetime() }),
  response: written,
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:messageId/send',
  access: 'admin',
  permission: 'messages',
  isRare: true,
  idempotent: true,
  summary: 'Send a message now',
  params,
  body: z.object({ revision }),
  response: written,
});

export const cancelMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:messageId/cancel',
  access: 'admin',
  permission: 'messages',
  idempotent: true,
  isRepeatable: true,
  summary: 'Do not send a scheduled message',
  params,
  response: written,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/admin/messages/:messageId',
  access: 'admin',
  permission: 'messages',
  idempotent: true,
  summary: 'Delete a draft or a cancelled message',
  params,
});
