const groupings = [0, 1, 2, 3].map(
  (maximumFractionDigits) => new Intl.NumberFormat('en-IN', { maximumFractionDigits }),
);

/** Groups the digits of a number as in India: 1,20,000. */
export function groupDigits(value: number, decimals = 3): string {
  return (groupings[decimals] ?? groupings[3])?.format(value) ?? String(value);
}

const ODIA_ZERO = 0x0b66;

/** Replaces the digits 0 to 9 with Odia ones. */
export function toOdiaDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(ODIA_ZERO + Number(digit)));
}
