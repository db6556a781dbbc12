import type { CourseTitle } from '@sikhya/contract/coupons.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { courseTitlesQuery } from '../../lib/course-titles.ts';
import { getLang } from '../../lib/odia.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

type CourseChoiceProps = {
  chosen: readonly string[];
  /** The meaning of an empty choice. */
  hint: string;
  onChange: (courseIds: string[]) => void;
};

/**
 * Checkboxes of the courses that something is for; none means all. Chosen courses come first. A chosen course that was
 * deleted is shown too, because it cannot be saved with it.
 */
export function CourseChoice({ chosen, hint, onChange }: CourseChoiceProps) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const [search, setSearch] = useState('');
  const [first] = useState(chosen);
  const courses = useQuery(courseTitlesQuery);
  const isFirst = ({ _id }: { _id: string }) => Number(first.includes(_id));
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-semibold">{t.courses}</legend>
      <p className="text-small text-ink-soft">
        {chosen.length === 0 ? hint : t.chosenCourses({ count: chosen.length })}
      </p>
      <SearchInput label={t.searchCourses} value={search} onSearch={setSearch} />
      <QueryView
        query={courses}
        loading={<SkeletonLines lines={3} />}
        isEmpty={(all) => findCourses(all, search).length + chosen.length === 0}
        empty={<p className="text-ink-soft">{t.noCourseFound}</p>}
      >
        {(all) => (
          <ul className="grid max-h-48 auto-rows-max overflow-y-auto rounded-soft border border-line">
            {findCourses(all, search)
              .toSorted((a, b) => isFirst(b) - isFirst(a))
              .map((course) => titlesInLanguage(course, language))
              .map(({ _id, title }) => (
                <Choice
                  key={_id}
                  title={title}
                  isChosen={chosen.includes(_id)}
                  onToggle={() => toggle(_id)}
                />
              ))}
            {chosen
              .filter((id) => !all.some(({ _id }) => _id === id))
              .map((id) => (
                <Choice key={id} title={t.deletedCourse} isChosen onToggle={() => toggle(id)} />
              ))}
          </ul>
        )}
      </QueryView>
    </fieldset>
  );
}

/** Returns the courses whose title contains the text, in either language. */
function findCourses(courses: CourseTitle[], text: string): CourseTitle[] {
  const key = searchKey(text);
  return courses.filter(({ title, odiaTitles }) =>
    [title, odiaTitles.title ?? ''].some((each) => searchKey(each).includes(key)),
  );
}

type ChoiceProps = { title: string; isChosen: boolean; onToggle: () => void };

function Choice({ title, isChosen, onToggle }: ChoiceProps) {
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 hover:bg-sunk has-checked:bg-indigo-soft">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          className="size-5 shrink-0 accent-indigo"
        />
        <span lang={getLang(title)} className="min-w-0 wrap-anywhere">
          {title}
        </span>
      </label>
    </li>
  );
}
