import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../language/locale.tsx';
import type { PaymentGateProps } from '../../lib/payment-dialog.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { livePrivacyQuery, privacyQuery } from './api.ts';
import { ConsentSteps } from './consent-steps.tsx';
import { texts } from './texts.ts';

/** Asks for missing consents before a payment. Without an answer of the server it lets pass, because orders are checked too. */
export default function ConsentGate({ renderPayment, onClose, onShown }: PaymentGateProps) {
  const t = useTexts(texts);
  const client = useQueryClient();
  const { data: privacy, isPending } = useQuery(livePrivacyQuery);
  const isAsking = Boolean(privacy?.missing);
  const reportShown = useEffectEvent(onShown);
  useEffect(() => {
    if (isAsking) reportShown();
  }, [isAsking]);
  if (isPending) return null;
  if (!privacy?.missing)
    return renderPayment(() => void client.invalidateQueries({ queryKey: privacyQuery.queryKey }));
  const isAskingParent = privacy.missing === 'parent-consent';
  return (
    <Dialog open onClose={onClose} keepOpen title={isAskingParent ? t.askTitle : t.beforeYouBuy}>
      <ConsentSteps privacy={privacy} onCancel={onClose} />
    </Dialog>
  );
}
