import { getCertificateFile, type MyCertificate } from '@sikhya/contract/certificates.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { toLanguagePath } from '@sikhya/contract/language/language.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IkatBorder } from '../../ui/ikat-border.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { myCertificatesQuery } from './api.ts';
import { texts } from './texts.ts';

const PAGE_SIZE = 12;

/** The certificates of the student, the newest first. */
export function MyCertificates() {
  const t = useTexts(texts);
  return (
    <QueryView
      query={useQuery(myCertificatesQuery)}
      loading={
        <CardGridSkeleton cards={3}>
          <Skeleton className="h-56 rounded-soft" />
        </CardGridSkeleton>
      }
      isEmpty={(certificates) => certificates.length === 0}
      empty={
        <EmptyState title={t.noneYet} action={<LinkButton to={paths.myCourses}>{t.myCourses}</LinkButton>}>
          {t.noneYetHint}
        </EmptyState>
      }
    >
      {(certificates) => <CertificatePages certificates={certificates} />}
    </QueryView>
  );
}

/** One page of the certificates. They are all loaded, because other screens look for the one of a course among them. */
function CertificatePages({ certificates }: { certificates: readonly MyCertificate[] }) {
  const [params, setParams] = useUrlState();
  const pages = Math.ceil(certificates.length / PAGE_SIZE);
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(params.get('page')) || 1)));
  return (
    <div className="grid grid-cols-1 gap-6">
      <CardGrid
        items={certificates.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        getKey={({ code }) => code}
      >
        {(certificate) => <CertificateCard certificate={certificate} />}
      </CardGrid>
      <Pagination
        page={page}
        pages={pages}
        onChange={(next) => setParams({ page: next === 1 ? '' : String(next) })}
      />
    </div>
  );
}

function CertificateCard({ certificate }: { certificate: MyCertificate }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const { code, name, score, issuedAt } = certificate;
  const { courseTitle: course } = titlesInLanguage(certificate, language);
  const pdfUrl = toLanguagePath(getCertificateFile('pdf', code), language);
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-soft border border-line bg-sheet shadow-rest">
      <IkatBorder className="rotate-180" />
      <div className="flex grow flex-col gap-4 p-5">
        <div className="grow">
          <h2 lang={getLang(course)} className="text-h3 wrap-anywhere">
            {course}
          </h2>
          <p lang={getLang(name)} className="mt-1 wrap-anywhere">
            {name}
          </p>
          <p className="text-small text-ink-soft">
            {[
              t.issuedOn({ date: format.date(issuedAt) }),
              ...(score === null ? [] : [format.percent(score)]),
            ].join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 *:grow">
          <LinkButton to={paths.certificate(code)} aria-label={t.showOf({ course })}>
            {t.show}
          </LinkButton>
          <a className={buttonStyle('quiet')} href={pdfUrl} download aria-label={t.downloadPdfOf({ course })}>
            {t.downloadPdf}
          </a>
        </div>
      </div>
    </article>
  );
}
