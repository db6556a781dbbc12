import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchAndState } from '../../ui/search-and-state.tsx';
import { certificateListQuery } from './api.ts';
import { CertificateTable } from './certificate-table.tsx';
import { texts } from './texts.ts';
import { CERTIFICATE_STATES, useCertificateFilters } from './use-certificate-filters.ts';

/** The issued certificates with filters. */
export function CertificateList() {
  const t = useTexts(texts);
  const [{ search, state, courseId, page, limit }, change] = useCertificateFilters();
  const list = useQuery(
    certificateListQuery({ search, state, courseId, page: String(page), limit: String(limit) }),
  );
  const isFiltered = search !== '' || state !== 'all' || courseId !== '';
  const clear = (
    <Button tone="quiet" onClick={() => change({ search: '', state: 'all', courseId: '' })}>
      {t.clearFilters}
    </Button>
  );
  return (
    <>
      <SearchAndState
        labels={t}
        search={search}
        state={state}
        states={CERTIFICATE_STATES}
        onChange={change}
      />
      <PagedList
        query={list}
        isEmpty={({ certificates }) => certificates.length === 0}
        empty={
          <EmptyState title={t.noneFound} action={isFiltered && clear}>
            {isFiltered ? t.adjustFilters : t.noneYet}
          </EmptyState>
        }
        size={limit}
        sizes={ADMIN_PAGE_SIZES}
        onChange={change}
      >
        {({ certificates, pagination: { totalCertificates: count, more } }) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-small text-ink-soft">
                {more ? t.foundOrMore({ count }) : t.found({ count })}
              </p>
              {courseId !== '' && clear}
            </div>
            <CertificateTable certificates={certificates} />
          </>
        )}
      </PagedList>
    </>
  );
}
