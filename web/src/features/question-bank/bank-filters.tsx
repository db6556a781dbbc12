import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { DIFFICULTIES } from '@sikhya/contract/question-bank.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { courseTitlesQuery } from '../../lib/course-titles.ts';
import { getLang } from '../../lib/odia.ts';
import { Field } from '../../ui/field.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';
import { type BankFilter, bankExamsQuery, bankFiltersQuery } from './api.ts';
import { texts } from './texts.ts';

const USES = ['used', 'never'] as const;

type BankFiltersProps = { filter: BankFilter; onChange: (changes: BankFilter) => void };

export function BankFilters({ filter, onChange }: BankFiltersProps) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const exams = useQuery(bankExamsQuery);
  return (
    <div className="grid gap-4">
      <SearchInput label={t.search} value={filter.search ?? ''} onSearch={(search) => onChange({ search })} />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <SourceFields filter={filter} onChange={onChange} />
        <Choice label={t.exam} value={filter.examId} onChange={(examId) => onChange({ examId })}>
          {exams.data?.exams
            .map((exam) => titlesInLanguage(exam, language))
            .map(({ _id, title }) => (
              <option key={_id} value={_id} lang={getLang(title)}>
                {title}
              </option>
            ))}
        </Choice>
        <Choice
          label={t.difficulty}
          value={filter.difficulty}
          onChange={(value) => onChange({ difficulty: (value || 'any') as BankFilter['difficulty'] })}
        >
          {DIFFICULTIES.map((value) => (
            <option key={value} value={value}>
              {t[value]}
            </option>
          ))}
        </Choice>
        <Choice
          label={t.use}
          value={filter.use}
          onChange={(value) => onChange({ use: (value || 'any') as BankFilter['use'] })}
        >
          {USES.map((value) => (
            <option key={value} value={value}>
              {t[value]}
            </option>
          ))}
        </Choice>
      </div>
    </div>
  );
}

type Source = { courseId?: string | undefined; chapterId?: string | undefined; tag?: string | undefined };

/** Course, chapter and tag. Another course resets the chapter. */
export function SourceFields({ filter, onChange }: { filter: Source; onChange: (changes: Source) => void }) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const courses = useQuery(courseTitlesQuery);
  const { data } = useQuery(bankFiltersQuery(filter.courseId ?? ''));
  return (
    <>
      <Choice
        label={t.course}
        value={filter.courseId}
        onChange={(courseId) => onChange({ courseId, chapterId: '' })}
      >
        {courses.data
          ?.map((course) => titlesInLanguage(course, language))
          .map(({ _id, title }) => (
            <option key={_id} value={_id} lang={getLang(title)}>
              {title}
            </option>
          ))}
      </Choice>
      <Choice label={t.chapter} value={filter.chapterId} onChange={(chapterId) => onChange({ chapterId })}>
        {data?.chapters
          .map((chapter) => titlesInLanguage(chapter, language))
          .map(({ _id, title }) => (
            <option key={_id} value={_id} lang={getLang(title)}>
              {title}
            </option>
          ))}
      </Choice>
      <Choice label={t.tag} value={filter.tag} onChange={(tag) => onChange({ tag })}>
        {data?.tags.map((tag) => (
          <option key={tag} value={tag} lang={getLang(tag)}>
            {tag}
          </option>
        ))}
      </Choice>
    </>
  );
}

type ChoiceProps = {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
  children: ReactNode;
};

function Choice({ label, value = '', onChange, children }: ChoiceProps) {
  const t = useTexts(texts);
  return (
    <Field label={label}>
      <Select value={value === 'any' ? '' : value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t.all}</option>
        {children}
      </Select>
    </Field>
  );
}
