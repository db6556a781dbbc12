import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { courseSearchQuery } from '../../lib/course-search-query.ts';
import { getLang } from '../../lib/odia.ts';
import { Button } from '../../ui/button.tsx';
import { CONTROL_STYLE } from '../../ui/control-style.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

type CourseFilterProps = { title: string; onChange: (courseId: string) => void };

/** A button with the filtered course, which opens a search. */
export function CourseFilter({ title, onChange }: CourseFilterProps) {
  const t = useTexts(texts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const choose = (courseId: string) => {
    setOpen(false);
    onChange(courseId);
  };
  return (
    <div className="min-w-0">
      <span id={`${id}-label`} className="mb-1.5 block font-semibold">
        {t.course}
      </span>
      <button
        type="button"
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        className={`${CONTROL_STYLE} cursor-pointer truncate text-left`}
        lang={getLang(title)}
        onClick={() => setOpen(true)}
      >
        {title}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.course}
        footer={
          <Button tone="quiet" onClick={() => choose('')}>
            {t.allCourses}
          </Button>
        }
      >
        {isOpen && <CourseSearch onChoose={choose} />}
      </Dialog>
    </div>
  );
}

function CourseSearch({ onChoose }: { onChoose: (courseId: string) => void }) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const [search, setSearch] = useState('');
  const courses = useQuery(courseSearchQuery(search));
  return (
    <div className="grid gap-3">
      <SearchInput label={t.searchCourses} value={search} onSearch={setSearch} />
      <QueryView
        query={courses}
        loading={<SkeletonLines lines={4} />}
        isEmpty={(found) => found.length === 0}
        empty={<p className="text-ink-soft">{t.nothingFound}</p>}
      >
        {(found) => (
          <ul className="grid divide-y divide-line rounded-soft border border-line">
            {found
              .map((course) => inLanguage(course, language))
              .map(({ _id, title }) => (
                <li key={_id}>
                  <button
                    type="button"
                    lang={getLang(title)}
                    className="min-h-11 w-full px-3 py-2 text-left wrap-anywhere hover:bg-sunk"
                    onClick={() => onChoose(_id)}
                  >
                    {title}
                  </button>
                </li>
              ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}
