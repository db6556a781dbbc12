import { inLanguage, titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { courseSearchQuery } from '../../lib/course-search-query.ts';
import { getLang } from '../../lib/odia.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import { PlusIcon } from '../../ui/portal-icons.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { coursesOfAuthorQuery, useAddAuthor, useRemoveAuthor } from './api.ts';
import { authorTexts } from './texts.ts';

const ROW = 'flex min-h-11 items-center justify-between gap-3 pl-3';
const LIST =
  'grid max-h-56 auto-rows-max divide-y divide-line overflow-y-auto rounded-soft border border-line';

/** The courses of one author, to remove them and to add others. */
export function AuthorCourses({ adminId }: { adminId: string }) {
  const t = useTexts(authorTexts);
  const { language } = useLocale();
  const courses = useQuery(coursesOfAuthorQuery(adminId));
  const { run, isBusy } = useAction();
  const { mutateAsync: remove } = useRemoveAuthor();
  return (
    <section aria-labelledby="author-courses" className="grid gap-3">
      <h3 id="author-courses" className="font-semibold">
        {t.coursesOf}
      </h3>
      <QueryView
        query={courses}
        loading={<SkeletonLines lines={2} />}
        isEmpty={(all) => all.length === 0}
        empty={<p className="text-ink-soft">{t.noCourses}</p>}
      >
        {(all) => (
          <ul className={LIST}>
            {all
              .map((course) => titlesInLanguage(course, language))
              .map(({ _id: courseId, title }) => (
                <li key={courseId} className={ROW}>
                  <span lang={getLang(title)} className="min-w-0 wrap-anywhere">
                    {title}
                  </span>
                  <IconButton
                    label={t.removeTitle({ title })}
                    busy={isBusy}
                    onClick={() => void run(() => remove({ params: { courseId, adminId } }))}
                  >
                    <CrossIcon />
                  </IconButton>
                </li>
              ))}
          </ul>
        )}
      </QueryView>
      <AddCourse adminId={adminId} assigned={courses.data?.map(({ _id }) => _id) ?? []} />
    </section>
  );
}

type AddCourseProps = { adminId: string; assigned: string[] };

function AddCourse({ adminId, assigned }: AddCourseProps) {
  const t = useTexts(authorTexts);
  const { language } = useLocale();
  const [search, setSearch] = useState('');
  const found = useQuery(courseSearchQuery(search));
  const { run, isBusy } = useAction();
  const { mutateAsync: add } = useAddAuthor();
  const others = found.data?.filter(({ _id }) => !assigned.includes(_id));
  return (
    <div className="grid gap-2">
      <h4 className="text-small font-semibold text-ink-soft">{t.addCourse}</h4>
      <SearchInput label={t.searchCourses} value={search} onSearch={setSearch} />
      {found.isError && (
        <p className="text-wrong">
          <FailureText error={found.error} />
        </p>
      )}
      {others?.length === 0 && <p className="text-ink-soft">{t.noCourseFound}</p>}
      {others && others.length > 0 && (
        <ul aria-busy={found.isFetching} className={LIST}>
          {others
            .map((course) => inLanguage(course, language))
            .map(({ _id: courseId, title }) => (
              <li key={courseId} className={ROW}>
                <span lang={getLang(title)} className="min-w-0 wrap-anywhere">
                  {title}
                </span>
                <IconButton
                  label={t.addTitle({ title })}
                  busy={isBusy}
                  onClick={() => void run(() => add({ params: { courseId }, body: { adminId } }))}
                >
                  <PlusIcon />
                </IconButton>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
