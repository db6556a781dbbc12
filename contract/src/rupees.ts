const wholeRupees = rupeeFormat(0);
const rupeesAndPaise = rupeeFormat(2);

/** en-IN: browsers do not know or-IN, and group and order by other rules when asked for it. */
function rupeeFormat(digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** ₹499, and ₹1,234.50 only where there are paise. */
export function formatRupees(amount: number): string {
  return (Number.isInteger(amount) ? wholeRupees : rupeesAndPaise).format(amount);
}
