import { type Certificate, getCertificateFile, getCertificatePath } from '@sikhya/contract/certificates.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { toLanguagePath } from '@sikhya/contract/language/language.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { NeedsConnection } from '../../lib/needs-connection.tsx';
import { useSite } from '../../lib/site.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { texts } from './texts.ts';

/** Downloads of a certificate and plain links that share its address; no script of another site is loaded. */
export function ShareLinks({ certificate }: { certificate: Certificate }) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const { origin } = useSite();
  const { code } = certificate;
  const { courseTitle } = titlesInLanguage(certificate, language);
  const url = `${origin}${toLanguagePath(getCertificatePath(code), language)}`;
  const fileUrl = (file: 'pdf' | 'picture') => toLanguagePath(getCertificateFile(file, code), language);
  const message = t.shareText({ course: courseTitle, url });
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap justify-center gap-3 *:max-sm:grow">
        <a className={buttonStyle('main')} href={fileUrl('pdf')} download>
          {t.downloadPdf} <NeedsConnection />
        </a>
        <a className={buttonStyle('quiet')} href={fileUrl('picture')} download>
          {t.downloadPicture} <NeedsConnection />
        </a>
        <OutsideLink href={`https://wa.me/?text=${encodeURIComponent(message)}`}>
          {t.shareOnWhatsApp}
        </OutsideLink>
        <OutsideLink href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`}>
          {t.shareOnLinkedIn}
        </OutsideLink>
        <a className={buttonStyle('quiet')} href={getCertificateFile('credential', code)} download>
          {t.downloadCredential} <NeedsConnection />
        </a>
      </div>
      <p className="text-center text-small text-ink-soft">{t.credentialHint}</p>
    </div>
  );
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={buttonStyle('soft')} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
