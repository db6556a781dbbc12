import type { Privacy } from '@sikhya/contract/consents.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { readStorage, writeStorage } from '../../lib/browser-storage.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { privacyQuery } from './api.ts';
import { texts } from './texts.ts';

/** In the session's storage, so that the line is back on the next visit. */
const DISMISSED = 'consent-line';

/** A line for the dashboard if a consent is missing. It can be dismissed until the next visit. */
export function MissingConsent() {
  const t = useTexts(texts);
  const { data: privacy } = useQuery(privacyQuery);
  const [isDismissed, setDismissed] = useState(() => readStorage('sessionStorage', DISMISSED) !== null);
  if (!privacy?.missing || isDismissed) return null;
  const dismiss = () => {
    writeStorage('sessionStorage', DISMISSED, 'dismissed');
    setDismissed(true);
  };
  return (
    <section
      aria-label={t.lineLabel}
      className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3 rounded-soft border border-line bg-sheet px-5 py-3"
    >
      <p className="min-w-0 grow basis-56 text-small">{describeMissing(privacy, t)}</p>
      <Button tone="quiet" size="small" onClick={dismiss}>
        {t.notNow}
      </Button>
      <LinkButton size="small" tone="quiet" to={`${paths.studentAccount}#privacy`}>
        {t.toAccount}
      </LinkButton>
    </section>
  );
}

function describeMissing({ missing, parentRequest }: Privacy, t: Texts<typeof texts>): string {
  if (missing === 'date-of-birth') return t.lineDateOfBirth;
  if (missing === 'own-consent') return t.lineOwnConsent;
  return parentRequest?.state === 'waiting' ? t.lineWaiting : t.lineParent;
}
