const withoutPaise = createFormat(0);
const withPaise = createFormat(2);

/** Always en-IN, because browsers do not know or-IN and fall back to other rules. */
function createFormat(digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Shows paise only when there are any: ₹499, ₹1,234.50. */
export function formatRupees(amount: number): string {
  return (Number.isInteger(amount) ? withoutPaise : withPaise).format(amount);
}
