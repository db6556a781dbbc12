import type { Certificate } from '@sikhya/contract/certificates.ts';
import { describeCertificate } from '@sikhya/contract/describe-certificate.ts';
import { useLocale } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { useSite } from '../../lib/site.ts';
import { IkatBorder } from '../../ui/ikat-border.tsx';

/** The certificate in the language of the page, with the same content as the PDF and the picture. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const content = describeCertificate(certificate, useLocale());
  const { name: siteName } = useSite();
  return (
    <article className="overflow-hidden rounded-soft border border-line bg-sheet shadow-lift">
      <IkatBorder className="rotate-180" />
      <div className="grid gap-6 px-5 py-8 text-center sm:px-10 sm:py-12">
        <div className="grid gap-1">
          <p className="text-small text-ink-soft">{siteName}</p>
          <h2 className="text-h2 text-indigo">{content.title}</h2>
        </div>
        <div className="grid justify-items-center gap-2">
          <p className="text-ink-soft">{content.certifies}</p>
          <p lang={getLang(content.name)} className="font-display text-h2 font-semibold wrap-anywhere">
            {content.name}
          </p>
          <span className="h-0.5 w-16 bg-marigold" />
          <p className="text-ink-soft">{content.completed}</p>
          <p lang={getLang(content.courseTitle)} className="text-h3 font-semibold wrap-anywhere text-indigo">
            {content.courseTitle}
          </p>
        </div>
        <div className="mx-auto grid max-w-[60ch] gap-1 text-small wrap-anywhere">
          {content.conditions.map((condition) => (
            <p key={condition} lang={getLang(condition)}>
              {condition}
            </p>
          ))}
          {content.text && (
            <p lang={getLang(content.text)} className="mt-2 whitespace-pre-line">
              {content.text}
            </p>
          )}
        </div>
        <dl className="flex flex-wrap justify-center gap-x-8 gap-y-3">
          {content.facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-small text-ink-soft">{label}</dt>
              <dd lang={getLang(value)} className="font-semibold wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {content.signatory && (
          <p
            lang={getLang(content.signatory)}
            className="mx-auto border-t border-line px-6 pt-3 text-small wrap-anywhere whitespace-pre-line"
          >
            {content.signatory}
          </p>
        )}
      </div>
      <IkatBorder />
    </article>
  );
}
