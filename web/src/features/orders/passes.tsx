import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { Pass, StudentPass } from '@sikhya/contract/passes.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { useInLanguage } from '../../language/use-in-language.ts';
import { getLang } from '../../lib/odia.ts';
import { usePaymentDialog } from '../../lib/payment-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { myPassesQuery, passesQuery, useCancelPass } from './api.ts';
import { texts } from './texts.ts';

/** The passes of the student and those on sale. Shows nothing while they load and if there are none. */
export function Passes() {
  const t = useTexts(texts);
  const queries = { mine: useQuery(myPassesQuery), onSale: useQuery(passesQuery) };
  const { data: mine = [] } = queries.mine;
  const { data: onSale = [] } = queries.onSale;
  const failed = Object.values(queries).filter(({ isLoadingError }) => isLoadingError);
  return (
    <>
      {failed.length > 0 && (
        <RetryNotice
          text={t.passesFailed}
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        />
      )}
      {mine.length > 0 && (
        <section aria-labelledby="my-passes" className="grid gap-4">
          <h2 id="my-passes" className="text-h3">
            {t.myPasses}
          </h2>
          <ul className="grid gap-3">
            {mine.map((pass) => (
              <OwnPass key={pass._id} pass={pass} />
            ))}
          </ul>
        </section>
      )}
      {onSale.length > 0 && (
        <section aria-labelledby="passes" className="grid gap-4">
          <h2 id="passes" className="text-h3">
            {t.passes}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {onSale.map((pass) => (
              <PassOffer key={pass._id} pass={pass} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const ITEM = 'grid content-start gap-3 rounded-soft border border-line bg-sheet p-4 shadow-rest sm:p-5';

function OwnPass({ pass }: { pass: StudentPass }) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const confirm = useConfirm();
  const toast = useToast();
  const { mutateAsync, isPending } = useCancelPass();
  const { title } = titlesInLanguage(pass, language);

  const cancel = async () => {
    const isSure = await confirm({
      title: t.cancelPass,
      text: t.cancelPassText,
      yes: t.cancelPass,
      no: t.keepPass,
    });
    if (!isSure) return;
    await mutateAsync(pass._id).then(
      () => toast({ text: t.passIsCancelled, tone: 'right' }),
      (error: Error) => toast({ text: error.message, tone: 'wrong' }),
    );
  };

  return (
    <li className={ITEM}>
      <h3 lang={getLang(title)} className="font-semibold wrap-anywhere">
        {title}
      </h3>
      <p>
        <PassState pass={pass} />
      </p>
      {pass.state !== 'ended' && !pass.cancelledAt && (
        <div>
          <Button size="small" tone="quiet" busy={isPending} onClick={() => void cancel()}>
            {t.cancelPass}
          </Button>
        </div>
      )}
    </li>
  );
}

function PassState({ pass: { state, startsAt, endsAt, cancelledAt } }: { pass: StudentPass }): string {
  const t = useTexts(texts);
  const format = useFormatter();
  const date = format.date(endsAt);
  if (state === 'ended') return t.passEnded({ date });
  if (cancelledAt) return t.passCancelled({ date });
  return state === 'coming' ? t.passStartsOn({ date: format.date(startsAt) }) : t.passValidUntil({ date });
}

function PassOffer({ pass }: { pass: Pass }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const paymentDialog = usePaymentDialog({ pass });
  const { title, description } = useInLanguage(pass);
  return (
    <li className={ITEM}>
      <h3 lang={getLang(title)} className="font-semibold wrap-anywhere">
        {title}
      </h3>
      {description && (
        <p lang={getLang(description)} className="wrap-anywhere whitespace-pre-line text-ink-soft">
          {description}
        </p>
      )}
      <p className="text-small text-ink-soft">
        {t.passDays({ days: pass.days })} ·{' '}
        {pass.courseIds.length === 0 ? t.passAllCourses : t.passSomeCourses({ count: pass.courseIds.length })}
      </p>
      <div>
        <Button busy={paymentDialog.isLoading} onClick={paymentDialog.open}>
          {t.buyPass({ price: format.rupees(pass.price) })}
        </Button>
      </div>
    </li>
  );
}
