import type { UseQueryResult } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { FieldError } from '../../ui/field.tsx';
import { texts } from './texts.ts';

type Counts = { recipients: number; closed: number; withoutConsent: number };

/** How many students the message would reach now, and who is left out. */
export function RecipientCount({ query }: { query: UseQueryResult<Counts> }) {
  const t = useTexts(texts);
  const { data } = query;
  if (query.isError && !data)
    return (
      <FieldError>
        <FailureText error={query.error} />
      </FieldError>
    );
  if (!data) return <p aria-busy="true">{t.counting}</p>;
  const { recipients, closed, withoutConsent } = data;
  return (
    <div role="status" className="grid gap-1">
      <p className="font-semibold">{recipients > 0 ? t.reaches({ count: recipients }) : t.reachesNobody}</p>
      {closed > 0 && <p className="text-small text-ink-soft">{t.leftOutClosed({ count: closed })}</p>}
      {withoutConsent > 0 && (
        <p className="text-small text-ink-soft">{t.leftOutMinors({ count: withoutConsent })}</p>
      )}
    </div>
  );
}
