import net from 'node:net';

/**
 * A minimal HTTP client. The load runs on the machine of the server and takes its CPU time, so it must cost little: a
 * request takes a third of the time that node:http takes (55 and 170 µs).
 */

/** Every phone has its own connection; 2,000 are enough to simulate that. */
const MAX_CONNECTIONS = 2000;
/** Shorter than the server's, because a request could be sent while the server closes its connection. */
const MAX_IDLE_MS = 60_000;
const END_OF_HEAD = '\r\n\r\n';

export type Response = { status: number; retryAfter: string | undefined; readonly body: string };

type Idle = { connection: Connection; since: number };
type Pool = { idle: Idle[]; open: number; waiting: ((connection: Connection) => void)[] };

const pools = new Map<string, Pool>();

/** The response must have a content length, as all responses of the API have. */
export async function send(
  address: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const content =
    body === undefined
      ? ''
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(payload)}\r\n`;
  const { host } = new URL(address);
  const head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n${content}\r\n`;
  const pool = getPool(address);
  const connection = await takeConnection(pool, address);
  try {
    return await connection.request(head + payload);
  } finally {
    giveBack(pool, connection, address);
  }
}

function getPool(address: string): Pool {
  const pool = pools.get(address) ?? { idle: [], open: 0, waiting: [] };
  pools.set(address, pool);
  return pool;
}

function takeConnection(pool: Pool, address: string): Connection | Promise<Connection> {
  for (let last = pool.idle.pop(); last; last = pool.idle.pop()) {
    if (last.connection.isOpen && performance.now() - last.since < MAX_IDLE_MS) return last.connection;
    last.connection.close();
    pool.open -= 1;
  }
  if (pool.open >= MAX_CONNECTIONS) return new Promise((resolve) => pool.waiting.push(resolve));
  pool.open += 1;
  return new Connection(address);
}

function giveBack(pool: Pool, connection: Connection, address: string): void {
  const next = pool.waiting.shift();
  if (next) next(connection.isOpen ? connection : new Connection(address));
  else if (connection.isOpen) pool.idle.push({ connection, since: performance.now() });
  else pool.open -= 1;
}

/** Sends one request at a time. */
class Connection {
  readonly #socket: net.Socket;
  #received: Buffer[] = [];
  #receivedBytes = 0;
  /** The length of the whole response, once its head has arrived. */
  #expectedBytes = 0;
  #head = '';
  #running: PromiseWithResolvers<Response> | undefined;

  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.#socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (chunk) => this.#receive(chunk));
    this.#socket.on('error', (error) => this.#running?.reject(error));
    this.#socket.on('close', () => this.#running?.reject(new Error('The server closed the connection.')));
    // an idle connection does not keep the process alive
    this.#socket.unref();
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed && this.#socket.readyState !== 'readOnly';
  }

  close(): void {
    this.#socket.destroy();
  }

  request(text: string): Promise<Response> {
    this.#running = Promise.withResolvers();
    this.#socket.ref();
    this.#socket.write(text);
    return this.#running.promise;
  }

  #receive(chunk: Buffer): void {
    this.#received.push(chunk);
    this.#receivedBytes += chunk.length;
    if (this.#head === '') this.#readHead();
    if (this.#head !== '' && this.#receivedBytes >= this.#expectedBytes) this.#finish();
  }

  #readHead(): void {
    const bytes = this.#received.length === 1 ? this.#received[0]! : Buffer.concat(this.#received);
    const end = bytes.indexOf(END_OF_HEAD);
    if (end < 0) return;
    this.#head = bytes.toString('latin1', 0, end).toLowerCase();
    const length = findHeader(this.#head, 'content-length');
    if (length === undefined && !/^http\/1.1 (204|304) /.test(this.#head)) {
      this.#running?.reject(new Error(`A response without a length: ${this.#head}`));
      this.close();
    }
    this.#expectedBytes = end + END_OF_HEAD.length + Number(length ?? 0);
  }

  #finish(): void {
    const [head, received] = [this.#head, this.#received];
    const bodyLength = Number(findHeader(head, 'content-length') ?? 0);
    [this.#head, this.#received, this.#receivedBytes] = ['', [], 0];
    this.#socket.unref();
    if (findHeader(head, 'connection') === 'close') this.close();
    const running = this.#running;
    this.#running = undefined;
    running?.resolve({
      status: Number(head.slice(9, 12)),
      retryAfter: findHeader(head, 'retry-after'),
      get body() {
        const bytes = Buffer.concat(received);
        return bytes.toString('utf8', bytes.length - bodyLength);
      },
    });
  }
}

function findHeader(head: string, name: string): string | undefined {
  const at = head.indexOf(`\r\n${name}: `);
  if (at < 0) return undefined;
  const start = at + name.length + 4;
  const end = head.indexOf('\r\n', start);
  return head.slice(start, end < 0 ? undefined : end);
}
