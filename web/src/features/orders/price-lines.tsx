import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { texts } from './texts.ts';

type PriceLinesProps = { price: number; discount: number; amount: number; isPaid?: boolean };

/** The price, the discount if there is one, and what is to pay or was paid. */
export function PriceLines({ price, discount, amount, isPaid = false }: PriceLinesProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <dl className="grid gap-1 rounded-soft bg-sunk p-4">
      {discount > 0 && (
        <>
          <Line label={t.price} value={format.rupees(price)} />
          <Line label={t.discount} value={`− ${format.rupees(discount)}`} />
        </>
      )}
      <Line label={isPaid ? t.amount : t.toPay} value={format.rupees(amount)} isTotal />
    </dl>
  );
}

type LineProps = { label: string; value: string; isTotal?: boolean };

function Line({ label, value, isTotal = false }: LineProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className={isTotal ? 'font-semibold' : 'text-ink-soft'}>{label}</dt>
      <dd className={`tabular-nums ${isTotal ? 'text-h3 font-semibold' : ''}`}>{value}</dd>
    </div>
  );
}
