import { getCertificateFile } from '@sikhya/contract/certificates.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { toLanguagePath } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { publicCertificateQuery } from '../../features/certificates/api.ts';
import { CertificatePage } from '../../features/certificates/certificate-page.tsx';
import { texts } from '../../features/certificates/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageData, PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader } from '../../lib/prefetch-loader.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Undefined if it could not be loaded in time, null if there is no such certificate. */
const getFound = ({ client, params }: PageData) =>
  client.getQueryData(publicCertificateQuery(params.code ?? '').queryKey);

export const handle: PageHandle = {
  status: (data) => (getFound(data) === null ? 404 : 200),
  describe: (site, locale, data) => {
    const t = getTexts(texts, locale);
    const certificate = getFound(data)?.certificate;
    if (!certificate) return { title: `${t.certificate} · ${site.name}`, description: '', noIndex: true };
    const { courseTitle: course } = titlesInLanguage(certificate, locale.language);
    return {
      title: `${t.certificateOf({ course })} · ${site.name}`,
      description: t.describe({ name: certificate.name, course }),
      noIndex: true,
      shareImage: toLanguagePath(getCertificateFile('picture', certificate.code), locale.language),
    };
  },
};

export const loader = createPrefetchLoader((client, { code = '' }) => [
  client.prefetchQuery(publicCertificateQuery(code)),
]);

export function Component() {
  const t = useTexts(texts);
  const { code = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(publicCertificateQuery(code));
  return (
    <main id="main" className="page py-8">
      {data !== undefined && <CertificatePage found={data} />}
      {data === undefined &&
        (error && !isFetching ? (
          <LoadFailure
            error={error}
            isRefused={false}
            title={t.checkFailed}
            onTryAgain={() => void refetch()}
            alternative={null}
          />
        ) : (
          <div aria-busy="true" className="mx-auto grid w-full max-w-3xl gap-6">
            <h1 className="sr-only">{t.certificate}</h1>
            <Skeleton className="h-14 rounded-soft" />
            <Skeleton className="h-[36rem] rounded-soft" />
          </div>
        ))}
    </main>
  );
}
