import type * as contract from '@sikhya/contract/breaches.ts';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId, newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { type Actor, getActorName, recordAuditEntry } from '../audit/service.ts';
import { notify } from '../notices/service.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';

export async function countPeople(
  db: Db,
  studentIds: string[] | null,
): Promise<EndpointResponse<typeof contract.countBreachPeople>> {
  if (studentIds === null) return { count: await queries.countStudents(db), unknownIds: [] };
  const asked = [...new Set(studentIds)];
  const known = new Set(await queries.findStudentIds(db, asked.filter(isId)));
  return { count: known.size, unknownIds: asked.filter((id) => !known.has(id)) };
}

/** Stores the notice and starts its broadcast in one transaction. */
export async function sendBreach(
  tx: Tx,
  actor: Actor,
  { studentIds, count, title, text, odia }: EndpointRequest<typeof contract.sendBreach>['body'],
  now: Date,
): Promise<{ breach: contract.Breach }> {
  const people = await countPeople(tx, studentIds);
  if (people.unknownIds.length > 0)
    throw new AppError(
      'invalid',
      message(texts.unknownIds, { ids: people.unknownIds.slice(0, 5).join(', ') }),
    );
  if (people.count !== count)
    throw new AppError('conflict', message(texts.countChanged, { count: people.count }));
  if (count === 0) throw new AppError('invalid', message(texts.nobody));
  const id = newId(now.getTime());
  const sentBy = await getActorName(tx, actor);
  const recipientIds = studentIds && [...new Set(studentIds)];
  await queries.insertBreach(tx, { id, title, text, odia, recipientIds, sentAt: now, sentBy });
  const audience = studentIds ? 'breach-people' : 'all-students';
  const notice = { kind: 'breach', data: { breachId: id }, cause: id, at: now } as const;
  await notify(tx, { audience, audienceId: id }, notice);
  const details = { title, people: studentIds ? count : 'all', count };
  await recordAuditEntry(tx, actor, { action: 'send-breach', subjectId: id, details }, now);
  const [sent] = (await listBreaches(tx)).breaches.filter(({ _id }) => _id === id);
  return { breach: sent! };
}

export async function listBreaches(db: Db): Promise<{ breaches: contract.Breach[] }> {
  return { breaches: (await queries.findBreaches(db)).map(toBreach) };
}

function toBreach({ breach, told, finishedAt }: queries.BreachRow): contract.Breach {
  const { id, title, text, odia, recipientIds, sentAt, sentBy } = breach;
  return {
    _id: id,
    title,
    text,
    odia,
    people: recipientIds?.length ?? null,
    sentAt: sentAt.toISOString(),
    sentBy,
    told: told ?? 0,
    isFinished: finishedAt !== null,
  };
}
