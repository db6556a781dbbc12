/** After so many failures for one account from one address the next one is refused unread. */
export const FAILURES_ALLOWED = 5;
export const FAILURE_WINDOW_MS = 15 * 60_000;

/** After so many failures for one account from all unknown devices there is one try in a while for all of them. */
const FAILURES_OF_ALL = 20;
const PAUSE_OF_ALL_MS = 30_000;
/** The clocks of two servers may differ by as much. */
const CLOCK_SKEW_MS = 60_000;

/** Who tries: from where, and from which device where it is known. */
export type Try = { address: string; device: string | null };
type Failure = Try & { at: Date };
type Wait = { seconds: number; isForAll: boolean };

/**
 * How long somebody has to wait before they may try, given the failures of the account; null when they need not.
 *
 * A known device is judged by its own failures alone, so that nobody else can lock it out. When it has too many, it is
 * like any other: five failures from one address lock that address, and twenty from all of them slow everybody down.
 */
export function waitBefore(failures: Failure[], { address, device }: Try, now: Date): Wait | null {
  const recent = failures
    .map((failure) => ({ ...failure, ageMs: now.getTime() - failure.at.getTime() }))
    // what lies further ahead was noted before the clock was set back
    .filter(({ ageMs }) => ageMs > -CLOCK_SKEW_MS && ageMs < FAILURE_WINDOW_MS)
    .toSorted((a, b) => a.ageMs - b.ageMs);
  const ofDevice = recent.filter((failure) => failure.device === device);
  if (device !== null && ofDevice.length < FAILURES_ALLOWED) return null;

  const lastAllowed = recent.filter((failure) => failure.address === address)[FAILURES_ALLOWED - 1];
  if (lastAllowed) return waitFor(FAILURE_WINDOW_MS - lastAllowed.ageMs, false);
  const ofUnknown = recent.filter((failure) => failure.device === null);
  const pauseMs = PAUSE_OF_ALL_MS - (ofUnknown[0]?.ageMs ?? PAUSE_OF_ALL_MS);
  return ofUnknown.length >= FAILURES_OF_ALL && pauseMs > 0 ? waitFor(pauseMs, true) : null;
}

function waitFor(ms: number, isForAll: boolean): Wait {
  return { seconds: Math.ceil(ms / 1000), isForAll };
}

/** As a person says it: '30 seconds', '15 minutes'. */
export function timeInWords(seconds: number): string {
  const [amount, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** Only an address that can be shown without harm: https, and of a sane length. */
export function safePhotoUrl(url: string): string {
  return URL.canParse(url) && new URL(url).protocol === 'https:' && url.length <= 2000 ? url : '';
}

/** Whether it could have come from a provider at all: anything else cannot be put into a header to ask about it. */
export function mayBeToken(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}
