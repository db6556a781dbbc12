import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { courseSearchQuery } from '../../lib/course-search-query.ts';
import { getLang } from '../../lib/odia.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { texts } from './texts.ts';

export type ChosenCourse = { _id: string; title: string; price: number };

type CoursePickerProps = { chosen: ChosenCourse | null; onChoose: (course: ChosenCourse) => void };

/** A searchable list of courses to choose one from. Its height is fixed, so that nothing below it moves when courses are loaded. */
export function CoursePicker({ chosen, onChoose }: CoursePickerProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const name = useId();
  const [search, setSearch] = useState('');
  const courses = useQuery(courseSearchQuery(search));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{t.course}</legend>
      <SearchInput label={t.searchCourses} value={search} onSearch={setSearch} />
      <div
        aria-busy={courses.isFetching}
        className="grid h-48 auto-rows-max overflow-y-auto rounded-soft border border-line"
      >
        {courses.isError && (
          <p className="p-3 text-wrong">
            <FailureText error={courses.error} />
          </p>
        )}
        {courses.data?.length === 0 && <p className="p-3 text-ink-soft">{t.noCoursesFound}</p>}
        {courses.data
          ?.map((found) => inLanguage(found, language))
          .map((course) => (
            <label
              key={course._id}
              className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 hover:bg-sunk has-checked:bg-indigo-soft"
            >
              <input
                type="radio"
                name={name}
                checked={course._id === chosen?._id}
                onChange={() => onChoose(course)}
                className="size-5 shrink-0 accent-indigo"
              />
              <span lang={getLang(course.title)} className="min-w-0 grow wrap-anywhere">
                {course.title}
              </span>
              <span className="shrink-0 text-small text-ink-soft">
                {course.isFree ? t.free : format.rupees(course.price)}
              </span>
            </label>
          ))}
      </div>
    </fieldset>
  );
}
