import type { Certificate } from '@sikhya/contract/certificates.ts';
import { describeCertificate } from '@sikhya/contract/describe-certificate.ts';
import { useLocale } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { useSite } from '../../lib/site.ts';
import { IkatBorder } from '../../ui/ikat-border.tsx';

/** What the certificate says, in the language of the page. The PDF and the picture say the same. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const said = describeCertificate(certificate, useLocale());
  const { name: siteName } = useSite();
  return (
    <article className="overflow-hidden rounded-soft border border-line bg-sheet shadow-lift">
      <IkatBorder className="rotate-180" />
      <div className="grid gap-6 px-5 py-8 text-center sm:px-10 sm:py-12">
        <div className="grid gap-1">
          <p className="text-small text-ink-soft">{siteName}</p>
          <h2 className="text-h2 text-indigo">{said.title}</h2>
        </div>
        <div className="grid justify-items-center gap-2">
          <p className="text-ink-soft">{said.certifies}</p>
          <p lang={getLang(said.name)} className="font-display text-h2 font-semibold wrap-anywhere">
            {said.name}
          </p>
          <span className="h-0.5 w-16 bg-marigold" />
          <p className="text-ink-soft">{said.completed}</p>
          <p lang={getLang(said.courseTitle)} className="text-h3 font-semibold wrap-anywhere text-indigo">
            {said.courseTitle}
          </p>
        </div>
        <div className="mx-auto grid max-w-[60ch] gap-1 text-small wrap-anywhere">
          {said.conditions.map((condition) => (
            <p key={condition} lang={getLang(condition)}>
              {condition}
            </p>
          ))}
          {said.text && (
            <p lang={getLang(said.text)} className="mt-2 whitespace-pre-line">
              {said.text}
            </p>
          )}
        </div>
        <dl className="flex flex-wrap justify-center gap-x-8 gap-y-3">
          {said.facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-small text-ink-soft">{label}</dt>
              <dd lang={getLang(value)} className="font-semibold wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {said.signatory && (
          <p
            lang={getLang(said.signatory)}
            className="mx-auto border-t border-line px-6 pt-3 text-small wrap-anywhere whitespace-pre-line"
          >
            {said.signatory}
          </p>
        )}
      </div>
      <IkatBorder />
    </article>
  );
}
