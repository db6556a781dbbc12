import type { Db } from './database.ts';
import { postgresCode } from './errors.ts';

/** Of one kind, so many statements are under way: one runs while the next is made ready. More would only be smaller. */
const AT_ONCE = 2;
/** Beyond this, one more costs as much as it would alone. */
const MOST = 100;

/** The statement itself was refused, which may be for the sake of one; nothing that it did remained. */
const REFUSED = /^(22|23|40)/;

type Row = { id: string };
type Waiting<Item, Answer> = {
  item: Item;
  resolve(answer: Answer | undefined): void;
  reject(error: unknown): void;
};

/**
 * Does for many callers in one statement what each asks for on a row of its own: who asks while others are being
 * answered goes next, with all who came meanwhile. When a test ends for hundreds at once, a statement each would cost
 * several times as much. Nobody waits for more to come, and two about the same row go one after the other.
 */
export function together<Item extends Row, Answer extends Row>(
  run: (db: Db, items: Item[]) => Promise<Answer[]>,
): (db: Db, item: Item) => Promise<Answer | undefined> {
  const queues = new WeakMap<Db, ReturnType<typeof createQueue<Item, Answer>>>();
  return (db, item) => {
    const queue = queues.get(db) ?? createQueue((items: Item[]) => run(db, items));
    queues.set(db, queue);
    return queue(item);
  };
}

function createQueue<Item extends Row, Answer extends Row>(run: (items: Item[]) => Promise<Answer[]>) {
  let waiting: Waiting<Item, Answer>[] = [];
  const rowsUnderWay = new Set<string>();
  let underWay = 0;
  let isSettingOff = false;

  function setOff(): void {
    isSettingOff = false;
    while (mayGo()) {
      const group = nextOnes();
      if (group.length === 0) return;
      underWay += 1;
      for (const { item } of group) rowsUnderWay.add(item.id);
      void answerAll(group).then(() => {
        underWay -= 1;
        for (const { item } of group) rowsUnderWay.delete(item.id);
        setOff();
      });
    }
  }

  /** Not a few beside many: they would cost a statement, and those who come next would then be few again. */
  function mayGo(): boolean {
    return underWay === 0 || (underWay < AT_ONCE && waiting.length >= rowsUnderWay.size);
  }

  function nextOnes(): Waiting<Item, Answer>[] {
    const chosen = new Map<string, Waiting<Item, Answer>>();
    const left: Waiting<Item, Answer>[] = [];
    for (const one of waiting) {
      const { id } = one.item;
      if (chosen.size < MOST && !chosen.has(id) && !rowsUnderWay.has(id)) chosen.set(id, one);
      else left.push(one);
    }
    waiting = left;
    return [...chosen.values()];
  }

  async function answerAll(group: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await run(group.map(({ item }) => item));
      const byId = new Map(answers.map((answer) => [answer.id, answer]));
      for (const { item, resolve } of group) resolve(byId.get(item.id));
    } catch (error) {
      const isForOne = group.length > 1 && REFUSED.test(postgresCode(error) ?? '');
      if (isForOne) await Promise.all(group.map((one) => answerAll([one])));
      else for (const { reject } of group) reject(error);
    }
  }

  return (item: Item) =>
    new Promise<Answer | undefined>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isSettingOff) return;
      isSettingOff = true;
      // after whatever else has just arrived
      setImmediate(setOff);
    });
}
