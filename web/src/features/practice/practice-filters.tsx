import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { PracticeProgress } from '@sikhya/contract/practice.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { Field } from '../../ui/field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import type { CardFilter } from './device/review-card.ts';
import { texts } from './texts.ts';

type Chapter = PracticeProgress['chapters'][number];

type PracticeFiltersProps = {
  chapters: readonly Chapter[];
  filter: CardFilter;
  onChange: (filter: CardFilter) => void;
};

/** By course or chapter, and only wrong or only marked questions. */
export function PracticeFilters({ chapters, filter, onChange }: PracticeFiltersProps) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const titled = chapters.map((chapter) => titlesInLanguage(chapter, language));
  const courses = Map.groupBy(titled, ({ courseId }) => courseId);
  const { only } = filter;
  const change = (value: string) => {
    const [kind, id] = value.split(':');
    onChange({
      ...(kind === 'course' && id && { courseId: id }),
      ...(kind === 'test' && id && { testId: id }),
      ...(only && { only }),
    });
  };
  return (
    <section aria-label={t.filters} className="flex flex-wrap items-end gap-4">
      <div className="w-full sm:w-80">
        <Field label={t.from}>
          <Select value={getValue(filter)} onChange={({ target }) => change(target.value)}>
            <option value="">{t.everywhere}</option>
            {Array.from(courses, ([courseId, own]) => (
              <optgroup key={courseId} label={courseId === null ? t.exams : own[0]!.courseTitle}>
                {courseId !== null && (
                  <option value={`course:${courseId}`}>
                    {t.wholeCourse({ course: own[0]!.courseTitle })}
                  </option>
                )}
                {own.map(({ testId, chapterTitle }) => (
                  <option key={testId} value={`test:${testId}`}>
                    {chapterTitle}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
      </div>
      <SegmentedControl
        label={t.which}
        value={only ?? 'all'}
        options={[
          { value: 'all', label: t.all },
          { value: 'wrong', label: t.onlyWrong },
          { value: 'marked', label: t.onlyMarked },
        ]}
        onChange={(value) => {
          const { only: _, ...rest } = filter;
          onChange(value === 'all' ? rest : { ...rest, only: value });
        }}
      />
    </section>
  );
}

function getValue({ courseId, testId }: CardFilter): string {
  if (testId) return `test:${testId}`;
  return courseId ? `course:${courseId}` : '';
}
