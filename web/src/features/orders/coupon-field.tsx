import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { texts } from './texts.ts';

type CouponFieldProps = {
  quote: Pick<UseQueryResult<{ coupon: string | null }>, 'data' | 'error' | 'isFetching'>;
  /** The code that the price is asked for; empty for none. */
  coupon: string;
  /** The text in the field, which may not be applied yet. */
  code: string;
  onCode: (code: string) => void;
  onApply: () => void;
};

/** A code that the server refuses is named with the reason, and the price stays without it. */
export function CouponField({ quote, coupon, code, onCode, onApply }: CouponFieldProps) {
  const t = useTexts(texts);
  const [isShown, setShown] = useState(false);
  const isCurrent = code.trim() === coupon;
  const error = coupon !== '' && isCurrent ? quote.error?.message : undefined;
  const applied = quote.error ? null : quote.data?.coupon;
  if (!isShown) {
    return (
      <div>
        <Button tone="quiet" size="small" onClick={() => setShown(true)}>
          {t.haveCoupon}
        </Button>
      </div>
    );
  }
  return (
    <Field
      label={t.coupon}
      error={error}
      hint={applied && coupon !== '' ? t.couponApplied({ code: applied }) : undefined}
    >
      <div className="flex gap-2">
        <div className="min-w-0 grow">
          <TextInput
            ref={focusWhenShown}
            value={code}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={({ target }) => onCode(target.value)}
          />
        </div>
        <Button tone="quiet" disabled={isCurrent} busy={coupon !== '' && quote.isFetching} onClick={onApply}>
          {t.applyCoupon}
        </Button>
      </div>
    </Field>
  );
}

/** Replaces the focused button, so it takes over the focus. */
const focusWhenShown = (input: HTMLInputElement | null) => input?.focus();
