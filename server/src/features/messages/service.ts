import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { getLocale, LANGUAGES } from '@sikhya/contract/language/language.ts';
import { getTexts, message } from '@sikhya/contract/language/texts.ts';
import type * as contract from '@sikhya/contract/messages.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { type MailSite, previewMessageMail } from '../notices/service.ts';
import { countRecipients } from './audience.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';
import { toListedMessage, toMessage } from './to-response.ts';

export { countFigures, deleteOldMessages, sendDueMessages } from './scheduled.ts';
export {
  cancelMessage,
  createMessage,
  deleteMessage,
  saveMessage,
  scheduleMessage,
  sendMessage,
} from './write.ts';

export async function listMessages(
  db: Db,
  { page, limit, search, ...filters }: EndpointRequest<typeof contract.listMessages>['query'],
): Promise<EndpointResponse<typeof contract.listMessages>> {
  const words = searchKey(search).split(' ').filter(Boolean);
  const [rows, total] = await Promise.all([
    queries.findMessages(db, filters, { words, limit, offset: (page - 1) * limit }),
    queries.countMessages(db, filters, words),
  ]);
  return {
    messages: rows.map(toListedMessage),
    pagination: { currentPage: page, totalPages: totalPages(total, limit), totalMessages: total },
  };
}

async function loadMessage(db: Db, messageId: string): Promise<queries.MessageRow> {
  const row = isId(messageId) ? await queries.findMessage(db, messageId) : undefined;
  if (!row) throw new AppError('not-found', message(texts.notFound));
  return row;
}

export async function getMessage(
  { db, channels }: { db: Db; channels: contract.Message['channels'] },
  messageId: string,
): Promise<contract.Message> {
  return toMessage(await loadMessage(db, messageId), channels);
}

export async function countMessageRecipients(
  db: Db,
  messageId: string,
  rules: { now: Date; protectsMinors: boolean },
): Promise<EndpointResponse<typeof contract.countRecipients>> {
  return countRecipients(db, (await loadMessage(db, messageId)).message, rules);
}

export async function previewMails(
  { db, site }: { db: Db; site: MailSite },
  messageId: string,
  now: Date,
): Promise<EndpointResponse<typeof contract.previewMessage>> {
  const { message: stored } = await loadMessage(db, messageId);
  const mails = LANGUAGES.map((language) => {
    const name = getTexts(texts, getLocale(language)).sampleName;
    return { language, ...previewMessageMail(site, stored, { language, name, now }) };
  });
  return { mails };
}
