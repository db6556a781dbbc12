import type { PublicCertificate } from '@sikhya/contract/certificates.ts';
import type { ReactNode } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { StatusIcon } from '../../ui/status-icon.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';
import { ShareLinks } from './share-links.tsx';
import { texts } from './texts.ts';

/** Says whether a certificate is valid, revoked or unknown (null), and shows a valid one. */
export function CertificatePage({ found }: { found: PublicCertificate | null }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { name: site } = useSite();
  if (found?.certificate) {
    return (
      <div className="mx-auto grid w-full max-w-3xl gap-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StatusIcon status="right" />
          <div className="min-w-0 flex-1 basis-56">
            <h1 className="text-h3">{t.isValid}</h1>
            <p className="text-small text-ink-soft">{t.isValidHint({ site })}</p>
          </div>
        </div>
        <CertificateSheet certificate={found.certificate} />
        <ShareLinks certificate={found.certificate} />
      </div>
    );
  }
  if (found?.revokedAt)
    return <NotValid title={t.isRevoked}>{t.revokedOn({ date: format.date(found.revokedAt) })}</NotValid>;
  return <NotValid title={t.isUnknown}>{t.isUnknownHint}</NotValid>;
}

function NotValid({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts(texts);
  return (
    <div className="py-12">
      <EmptyState
        heading="h1"
        title={title}
        action={
          <LinkButton tone="quiet" to={paths.home}>
            {t.toHome}
          </LinkButton>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
