import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { toLanguagePath } from '@sikhya/contract/language/language.ts';
import { type Order, RETURNED_PARAMETER } from '@sikhya/contract/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { isUnreachable } from '../../lib/api-error.ts';
import { NeedsConnection } from '../../lib/needs-connection.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { Button } from '../../ui/button.tsx';
import { type ButtonTone, buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusIcon } from '../../ui/status-icon.tsx';
import { orderQuery } from './api.ts';
import { PriceLines } from './price-lines.tsx';
import { sumOverpayment } from './sum-overpayment.ts';
import { texts } from './texts.ts';
import { type CheckoutStep, useCheckout } from './use-checkout.ts';

const POLL_MS = 4000;

/**
 * Opens the provider's payment window, and shows the state of the order until it is paid. The window does not open by itself
 * for somebody whose bank has not answered yet, or who comes back from the provider's page.
 */
export function CheckoutPage({ orderId }: { orderId: string }) {
  const t = useTexts(texts);
  const [params] = useSearchParams();
  const order = useQuery({
    ...orderQuery(orderId),
    // a payment may also be confirmed by the provider while the page is open
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? POLL_MS : false),
  });
  const isOnline = useIsOnline();
  const { step, hasReturned, open } = useCheckout(order.data);
  const status = order.data?.status;
  // also after a payment that was cancelled there
  const isBackFromProvider = params.has(RETURNED_PARAMETER);
  const opensByItself = status === 'open' && !order.data?.isPaymentPending && !isBackFromProvider;
  const wasDecided = useRef(false);
  useEffect(() => {
    if (status === undefined || wasDecided.current) return;
    wasDecided.current = true;
    if (opensByItself) void open();
  });
  return (
    <QueryView
      query={order}
      heading="h1"
      errorTitle={t.orderFailed}
      loading={<Skeleton className="h-64 rounded-soft" />}
      listLink={<LinkButton to={paths.purchases}>{t.backToPurchases}</LinkButton>}
      isEmpty={() => false}
      empty={null}
    >
      {(loaded) => (
        <OrderState
          order={loaded}
          step={step}
          hasReturned={hasReturned}
          isConnected={isOnline && !isUnreachable(order.error)}
          onPay={() => void open()}
        />
      )}
    </QueryView>
  );
}

type StatusProps = {
  order: Order;
  step: CheckoutStep;
  /** Whether the provider reported a payment to this page. */
  hasReturned: boolean;
  /** Whether the last look at the order reached our server. */
  isConnected: boolean;
};

function OrderState({ onPay, ...status }: StatusProps & { onPay: () => void }) {
  const { order, step } = status;
  const t = useTexts(texts);
  const { language } = useLocale();
  const format = useFormatter();
  const { title } = titlesInLanguage(order, language);
  const overpayment = sumOverpayment(order);
  const isPaid = order.status === 'paid' || order.status === 'refund-requested';
  const isReturned = order.status === 'refunding' || order.status === 'refunded';
  const isOver = isPaid || isReturned;
  return (
    <section className="mx-auto grid w-full max-w-xl min-w-0 grid-cols-1 gap-5 rounded-soft border border-line bg-sheet p-5 shadow-rest sm:p-8">
      {isPaid && <StatusIcon status="right" />}
      <div>
        <h1 className="text-h2">{isPaid ? t.paid : isReturned ? t.moneyReturned : t.checkout}</h1>
        <p lang={getLang(title)} className="mt-1 text-h3 wrap-anywhere">
          {title}
        </p>
        <p className="text-small text-ink-soft">{t.orderNumber({ number: order.number })}</p>
      </div>
      <PriceLines {...order} isPaid={isOver} />
      <p role="status" aria-live="polite" className="wrap-anywhere">
        <StatusText {...status} title={title} />
      </p>
      {isPaid && overpayment > 0 && <p role="status">{t.paidMore({ amount: format.rupees(overpayment) })}</p>}
      <div className="flex flex-wrap gap-3 *:max-sm:grow">
        {isPaid && order.courseId && (
          <PageLink to={paths.studentCourse(order.courseId)}>{t.startLearning}</PageLink>
        )}
        {isPaid && !order.courseId && <PageLink to={paths.studentCourses}>{t.seeCourses}</PageLink>}
        {isOver && order.receiptNumber && (
          <PageLink to={paths.receipt(order._id)} tone="quiet">
            {t.receipt}
          </PageLink>
        )}
        {order.status === 'open' && (
          <Button
            tone={isWaitingForBank(status) ? 'quiet' : 'main'}
            onClick={onPay}
            busy={step === 'loading' || step === 'confirming'}
            busyLabel={t.pleaseWait}
          >
            {t.payNow} <NeedsConnection />
          </Button>
        )}
        {!isPaid && (
          <PageLink to={paths.studentCourses} tone="quiet">
            {t.backToCourses}
          </PageLink>
        )}
      </div>
    </section>
  );
}

function StatusText({
  order,
  step,
  hasReturned,
  isConnected,
  title,
}: StatusProps & { title: string }): string {
  const t = useTexts(texts);
  const format = useFormatter();
  if (order.status === 'lapsed') return t.lapsedText;
  if (order.status === 'refunding' || order.status === 'refunded') return t.refundTime;
  if (order.status !== 'open') return t.paidText({ title });
  if (step === 'failed') return t.windowFailed;
  if (step === 'loading') return t.openingPayment;
  if (step === 'confirming') return t.confirming;
  const returned = order.refunds.findLast(({ startedBy }) => startedBy === 'server');
  if (returned && !order.isPaymentPending) return t.wrongAmount({ amount: format.rupees(returned.amount) });
  if (order.lastPaymentFailed) return t.paymentFailed;
  const time = format.dateTime(order.nextCheckAt ?? order.createdAt);
  if (!isWaitingForBank({ order, hasReturned })) return t.notPaid({ time });
  if (!isConnected) return t.noConnection;
  return order.isPaymentApproved || hasReturned ? t.notPaidYet({ time }) : t.paymentBegun({ time });
}

function isWaitingForBank({ order, hasReturned }: Pick<StatusProps, 'order' | 'hasReturned'>): boolean {
  return order.isPaymentPending || (hasReturned && !order.lastPaymentFailed);
}

/** Leaves by a full navigation: other pages must not keep the rights of this document. */
function PageLink({ to, tone = 'main', children }: { to: string; tone?: ButtonTone; children: ReactNode }) {
  const { language } = useLocale();
  return (
    <a href={toLanguagePath(to, language)} className={buttonStyle(tone)}>
      {children}
    </a>
  );
}
