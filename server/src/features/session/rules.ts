/** After this many failures for one account from one address, further sign-ins are refused without a check. */
export const FAILURES_ALLOWED = 5;
export const FAILURE_WINDOW_MS = 15 * 60_000;

/** After this many failures for one account from all unknown devices, these may try only once per pause, together. */
const FAILURES_ALLOWED_TOGETHER = 20;
const PAUSE_MS = 30_000;
/** The largest difference between the clocks of two servers. */
const CLOCK_SKEW_MS = 60_000;

/** `device` is null for an unknown device. */
export type SignInSource = { address: string; device: string | null };
type Failure = SignInSource & { at: Date };
type Delay = { seconds: number; isForAll: boolean };

/**
 * Returns how long the source has to wait before the next sign-in, or null if it need not wait.
 *
 * For a known device only its own failures count, so that nobody else can lock it out. With too many failures it is
 * treated like an unknown one: five failures from one address lock that address, and twenty from all addresses slow
 * everybody down.
 */
export function getSignInDelay(
  failures: Failure[],
  { address, device }: SignInSource,
  now: Date,
): Delay | null {
  const recent = failures
    .map((failure) => ({ ...failure, ageMs: now.getTime() - failure.at.getTime() }))
    // a failure further in the future is from before the clock was set back
    .filter(({ ageMs }) => ageMs > -CLOCK_SKEW_MS && ageMs < FAILURE_WINDOW_MS)
    .toSorted((a, b) => a.ageMs - b.ageMs);
  const ofDevice = recent.filter((failure) => failure.device === device);
  if (device !== null && ofDevice.length < FAILURES_ALLOWED) return null;

  const lastAllowed = recent.filter((failure) => failure.address === address)[FAILURES_ALLOWED - 1];
  if (lastAllowed) return toDelay(FAILURE_WINDOW_MS - lastAllowed.ageMs, false);
  const ofUnknown = recent.filter((failure) => failure.device === null);
  const pauseMs = PAUSE_MS - (ofUnknown[0]?.ageMs ?? PAUSE_MS);
  return ofUnknown.length >= FAILURES_ALLOWED_TOGETHER && pauseMs > 0 ? toDelay(pauseMs, true) : null;
}

function toDelay(ms: number, isForAll: boolean): Delay {
  return { seconds: Math.ceil(ms / 1000), isForAll };
}

/** The time to wait in the unit that is shown: 30 seconds, 15 minutes. */
export function toWaitingTime(seconds: number): { unit: 'seconds' | 'minutes'; count: number } {
  return seconds < 90
    ? { unit: 'seconds', count: seconds }
    : { unit: 'minutes', count: Math.ceil(seconds / 60) };
}

/** Returns the URL if it is https and not too long, or else an empty string. */
export function safePhotoUrl(url: string): string {
  return URL.canParse(url) && new URL(url).protocol === 'https:' && url.length <= 2000 ? url : '';
}

/** Other characters cannot be sent in the Authorization header. */
export function hasTokenFormat(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}
