import type { Browser, CDPSession } from '@playwright/test';

type CdpResponse = { result?: object; error?: object };

/**
 * A tab without network events. For Playwright's pages Chromium keeps up to 100 MB of responses, which would distort
 * memory measurements.
 */
export class UnobservedTab {
  readonly #browser: CDPSession;
  readonly #sessionId: string;
  readonly #waiting = new Map<number, (response: CdpResponse) => void>();
  #last = 0;

  private constructor(browser: CDPSession, sessionId: string) {
    this.#browser = browser;
    this.#sessionId = sessionId;
    browser.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
      if (from !== sessionId) return;
      const answer = JSON.parse(message);
      this.#waiting.get(answer.id)?.(answer);
    });
  }

  static async open(browser: Browser, url: string): Promise<UnobservedTab> {
    const session = await browser.newBrowserCDPSession();
    const { targetId } = await session.send('Target.createTarget', { url });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    return new UnobservedTab(session, sessionId);
  }

  async goTo(url: string): Promise<void> {
    await this.send('Page.navigate', { url });
  }

  /** Runs a script in the page and waits for its promise. */
  async run(expression: string): Promise<void> {
    const answer = await this.send('Runtime.evaluate', { expression, awaitPromise: true });
    if ('exceptionDetails' in answer)
      throw new Error(`A script failed in the page: ${JSON.stringify(answer)}`);
  }

  async send(method: string, params: object): Promise<object> {
    this.#last += 1;
    const id = this.#last;
    const { promise, resolve } = Promise.withResolvers<CdpResponse>();
    this.#waiting.set(id, resolve);
    const message = JSON.stringify({ id, method, params });
    await this.#browser.send('Target.sendMessageToTarget', { sessionId: this.#sessionId, message });
    const { result, error } = await promise;
    if (!result) throw new Error(`${method} failed: ${JSON.stringify(error)}`);
    return result;
  }
}
