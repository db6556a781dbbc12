/** The Network Information API, which not every browser has. */
type Line = { saveData?: boolean; effectiveType?: string; type?: string };

const line = (): Line => (navigator as { connection?: Line }).connection ?? {};

/** Whether anything may be fetched before it is needed. */
export function mayFetchAhead(): boolean {
  return !line().saveData;
}

/** Whether large files may be fetched ahead too: not where data costs money, nor on a slow connection. */
export function mayFetchMuchAhead(): boolean {
  const { type, effectiveType = '4g' } = line();
  return mayFetchAhead() && type !== 'cellular' && effectiveType === '4g';
}

/** How long a page may need the connection for itself. */
export function startDelayMs(): number {
  return line().effectiveType === undefined || line().effectiveType === '4g' ? 2000 : 15_000;
}
