/** A part of the file that is here or on its way. */
type Block = { from: number; to: number; bytes: Promise<Uint8Array> };

type Wanted = { begin: number; end: number; resolve: (block: Block) => void };

/** What is read on beyond what was asked for: the next thing that is needed mostly stands right behind. */
const AHEAD_BYTES = 32_768;
/** More than this asked for at once is a walk over the whole file, and each stop is worth no more than itself. */
const FEW = 8;
const GATHER_MS = 4;
/** The parser has its own copy of what it has read; of the rest, what is asked for next was read last. */
const KEPT_BYTES = 2_000_000;

/**
 * Stands between the parser, which asks for very small pieces, and the line, on which a request is dear. Single
 * pieces bring what follows them along. But a document whose pages are listed one by one is asked for a few bytes of
 * every page before the first can be shown: of 500 pages that makes half a megabyte, and not the whole file.
 */
export class ReadAhead {
  readonly #read: (begin: number, end: number) => Promise<Uint8Array>;
  readonly #total: number;
  #waiting: Wanted[] = [];
  #blocks: Block[] = [];
  #underWay = 0;

  constructor(total: number, read: (begin: number, end: number) => Promise<Uint8Array>) {
    this.#total = total;
    this.#read = read;
  }

  async read(begin: number, end: number): Promise<Uint8Array> {
    const block = this.#find(begin, end) ?? (await this.#gathered(begin, end));
    const bytes = await block.bytes;
    // what is not kept need not be copied
    if (block.from === begin && block.to === end && !this.#blocks.includes(block)) return bytes;
    return bytes.slice(begin - block.from, end - block.from);
  }

  /** Fetches a part before anybody asks, and keeps it for a while. */
  fetch(from: number, to: number): Block {
    const block = this.#ask(from, to);
    this.#blocks = newest([...this.#blocks, block]);
    return block;
  }

  /** The same for a stretch that may be beyond the end, or here already. */
  fetchBetween(from: number, to: number): void {
    const end = Math.min(to, this.#total);
    if (from < end && !this.#find(from, end)) this.fetch(from, end);
  }

  #ask(from: number, to: number): Block {
    const block: Block = { from, to, bytes: this.#read(from, to) };
    this.#underWay += 1;
    const ended = () => {
      this.#underWay -= 1;
    };
    // whoever asks for it hears of a failure
    block.bytes.then(ended, ended);
    return block;
  }

  #find(begin: number, end: number): Block | undefined {
    return this.#blocks.find(({ from, to }) => from <= begin && end <= to);
  }

  #gathered(begin: number, end: number): Promise<Block> {
    const { promise, resolve } = Promise.withResolvers<Block>();
    this.#waiting.push({ begin, end, resolve });
    if (this.#waiting.length === 1) setTimeout(() => this.#go(), GATHER_MS);
    return promise;
  }

  #go(): void {
    const wanted = this.#waiting.toSorted((a, b) => a.begin - b.begin);
    this.#waiting = [];
    const isWalk = wanted.length + this.#underWay > FEW;
    for (const { begin, end, resolve } of wanted) {
      const to = Math.min(this.#total, Math.max(end, begin + AHEAD_BYTES));
      // what is asked for as it is goes to the parser, which keeps it
      const asIs = isWalk || to === end;
      resolve(this.#find(begin, end) ?? (asIs ? this.#ask(begin, end) : this.fetch(begin, to)));
    }
  }
}

/** The last one always, and of those before it as many as may be kept. */
function newest(blocks: readonly Block[]): Block[] {
  let room = KEPT_BYTES;
  const first = blocks.findLastIndex(({ from, to }) => {
    room -= to - from;
    return room < 0;
  });
  return blocks.slice(Math.min(first + 1, blocks.length - 1));
}
