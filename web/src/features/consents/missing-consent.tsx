import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { readStorage, writeStorage } from '../../lib/browser-storage.ts';
import { wasTappedEarly } from '../../lib/early-taps.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { privacyQuery } from './api.ts';
import { ConsentLine } from './consent-line.tsx';
import { DISMISS_TAP, DISMISSED_CONSENT_LINE, getConsentLine } from './get-consent-line.ts';
import { texts } from './texts.ts';

/** A line for the dashboard if a consent is missing. It can be dismissed until the next visit. */
export function MissingConsent() {
  const t = useTexts(texts);
  const { data: privacy } = useQuery(privacyQuery);
  const [isDismissed, setDismissed] = useState(
    () => readStorage('sessionStorage', DISMISSED_CONSENT_LINE) !== null,
  );
  const dismiss = useCallback(() => {
    writeStorage('sessionStorage', DISMISSED_CONSENT_LINE, 'dismissed');
    setDismissed(true);
  }, []);
  useEffect(() => {
    if (wasTappedEarly(DISMISS_TAP)) dismiss();
  }, [dismiss]);
  if (!privacy?.missing || isDismissed) return null;
  return (
    <ConsentLine text={t[getConsentLine(privacy)]}>
      <Button tone="quiet" size="small" onClick={dismiss}>
        {t.notNow}
      </Button>
      <LinkButton size="small" tone="quiet" to={`${paths.studentAccount}#privacy`}>
        {t.toAccount}
      </LinkButton>
    </ConsentLine>
  );
}
