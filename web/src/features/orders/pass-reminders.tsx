import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { Pass, StudentPass } from '@sikhya/contract/passes.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { usePaymentDialog } from '../../lib/payment-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { myPassesQuery, passesQuery } from './api.ts';
import { texts } from './texts.ts';

/** A line for each pass of the student that ends soon, with a way to renew it. */
export function PassReminders() {
  const t = useTexts(texts);
  const ending = (useQuery(myPassesQuery).data ?? []).filter(({ endsSoon }) => endsSoon);
  if (ending.length === 0) return null;
  return (
    <section aria-label={t.passReminders} className="grid gap-3">
      {ending.map((pass) => (
        <PassReminder key={pass._id} pass={pass} />
      ))}
    </section>
  );
}

/** A pass that is no longer on sale cannot be renewed. */
function PassReminder({ pass }: { pass: StudentPass }) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const date = useFormatter().date(pass.endsAt);
  const offer = useQuery(passesQuery).data?.find(({ _id }) => _id === pass.passId);
  const { title } = titlesInLanguage(pass, language);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-soft border border-marigold bg-marigold-soft px-5 py-4 text-marigold-ink">
      <div className="min-w-0">
        <p lang={getLang(title)} className="font-semibold wrap-anywhere">
          {title}
        </p>
        <p>{t.passEndsOn({ date })}</p>
      </div>
      {offer && <RenewButton pass={offer} />}
    </div>
  );
}

function RenewButton({ pass }: { pass: Pass }) {
  const t = useTexts(texts);
  const { open, isLoading } = usePaymentDialog({ pass });
  return (
    <Button size="small" busy={isLoading} onClick={open}>
      {t.renewPass}
    </Button>
  );
}
