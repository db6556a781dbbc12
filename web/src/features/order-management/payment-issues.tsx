import type { PaymentIssue } from '@sikhya/contract/order-management.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { useCan } from '../../lib/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { paymentIssuesQuery, useResolveIssue } from './api.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { issueTexts, texts } from './texts.ts';

/** The differences between our payments and those of the provider that nobody has explained yet. */
export function PaymentIssues() {
  const t = useTexts(texts);
  const { data, isError, refetch } = useQuery(paymentIssuesQuery);
  const open = data?.filter(({ resolvedAt }) => resolvedAt === null) ?? [];
  if (isError && !data) return <RetryNotice text={t.issuesFailed} onRetry={() => void refetch()} />;
  if (open.length === 0) return null;
  return (
    <Panel title={t.needsALook} note={t.needsALookNote}>
      <ul className="grid gap-4">
        {open.map((issue) => (
          <IssueItem key={issue._id} issue={issue} />
        ))}
      </ul>
    </Panel>
  );
}

function IssueItem({ issue }: { issue: PaymentIssue }) {
  const t = useTexts(texts);
  const issueText = useTexts(issueTexts);
  const format = useFormatter();
  const can = useCan();
  const resolve = useResolveIssue();
  const [isResolving, setResolving] = useState(false);
  const { kind, orderId, providerPaymentId, ours, theirs, foundAt } = issue;
  return (
    <li className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-semibold">{issueText[kind]}</h3>
      <p>{issueText[`${kind}-todo`]}</p>
      <p className="text-small text-ink-soft">
        <code className="wrap-anywhere select-all">{providerPaymentId}</code> ·{' '}
        {t.oursAndTheirs({ ours: format.rupees(ours), theirs: format.rupees(theirs) })} ·{' '}
        {t.foundOn({ date: format.date(foundAt) })}
      </p>
      <div className="flex flex-wrap gap-3">
        {orderId && (
          <LinkButton size="small" tone="quiet" to={paths.order(orderId)}>
            {t.openOrder}
          </LinkButton>
        )}
        {can('orders.refund') && (
          <Button size="small" tone="quiet" onClick={() => setResolving(true)}>
            {t.resolve}
          </Button>
        )}
      </div>
      {isResolving && (
        <ReasonDialog
          name={`payment-issue:${issue._id}`}
          title={t.resolveTitle}
          label={t.resolveNote}
          submit={t.resolve}
          done={t.resolved}
          onSubmit={(note) => resolve.mutateAsync({ params: { issueId: issue._id }, body: { note } })}
          onClose={() => setResolving(false)}
        />
      )}
    </li>
  );
}
