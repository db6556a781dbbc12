import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { courseListQuery } from '../api.ts';
import { texts } from './texts.ts';

type CourseSelectProps = { value: string; onChange: (courseId: string) => void };

/** Chooses a course from the newest ones or those that match a search. */
export function CourseSelect({ value, onChange }: CourseSelectProps) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const [search, setSearch] = useState('');
  const { data, isError, refetch } = useQuery(courseListQuery({ search, limit: '50' }));
  const courses = (data?.courses ?? []).map((course) => inLanguage(course, language));
  return (
    <div className="grid gap-3">
      <SearchInput label={t.searchCourses} value={search} onSearch={setSearch} />
      <Field
        label={t.course}
        required
        error={isError && t.coursesNotLoaded}
        hint={data?.courses.length === 0 && t.noCoursesFound}
      >
        <Select value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{data ? t.chooseCourse : t.loading}</option>
          {courses.map(({ _id, title }) => (
            <option key={_id} value={_id} lang={getLang(title)}>
              {title || t.untitledCourse}
            </option>
          ))}
        </Select>
      </Field>
      {isError && (
        <div>
          <Button tone="quiet" size="small" onClick={() => refetch()}>
            {t.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
