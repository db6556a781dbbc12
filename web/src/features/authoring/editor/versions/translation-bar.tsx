import { describeCourseField } from '@sikhya/contract/describe-course-field.ts';
import { countTranslation } from '@sikhya/contract/translation/progress.ts';
import { memo, useId, useMemo, useState } from 'react';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { Select } from '../../../../ui/select.tsx';
import { useEditor } from '../editor-context.tsx';
import type { CourseForm } from '../state/form.ts';
import { toShownField } from '../state/shown-field.ts';
import { texts } from '../texts.ts';
import { useDebounced } from '../use-debounced.ts';

const PER_PAGE = 10;

type Filter = 'all' | 'fields' | 'questions';

type Missing = readonly (string | number)[];

const matches = (filter: Filter, path: Missing) =>
  filter === 'all' || path.includes('questions') === (filter === 'questions');

/**
 * Says how much of the course has an Odia version, and leads to what is missing. A course may have thousands of questions,
 * so they are counted when typing pauses.
 */
export function TranslationBar({ form }: { form: CourseForm }) {
  return <TranslationProgress form={useDebounced(form)} />;
}

const TranslationProgress = memo(function TranslationProgress({ form }: { form: CourseForm }) {
  const t = useTexts(texts);
  const { fields, questions, missing } = useMemo(() => countTranslation(form), [form]);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const total = fields.total + questions.total;
  const translated = fields.translated + questions.translated;
  if (total === 0) return null;
  return (
    <section
      aria-label={t.translation}
      className="grid min-w-0 gap-3 rounded-soft border border-line bg-sheet p-4"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-48 grow">
          <ProgressBar
            value={(translated / total) * 100}
            label={t.textsInOdia({ translated, count: total })}
          />
        </div>
        {missing.length > 0 && (
          <Button
            tone="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t.hideMissing : t.showMissing}
          </Button>
        )}
      </div>
      {isOpen && missing.length > 0 && (
        <div id={listId}>
          <MissingList missing={missing} form={form} />
        </div>
      )}
    </section>
  );
});

type MissingListProps = { missing: readonly Missing[]; form: CourseForm };

/** The texts without an Odia version, paginated because there may be thousands. */
const MissingList = memo(function MissingList({ missing, form }: MissingListProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const { dispatch } = useEditor();
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const listed = missing.filter((path) => matches(filter, path));
  const pages = Math.max(1, Math.ceil(listed.length / PER_PAGE));
  const currentPage = Math.min(page, pages);
  const counts = {
    all: missing.length,
    fields: missing.filter((path) => matches('fields', path)).length,
    questions: missing.filter((path) => matches('questions', path)).length,
  };
  return (
    <div className="grid gap-3">
      <Field label={t.show}>
        <Select value={filter} onChange={(event) => setFilter(event.target.value as Filter)}>
          <option value="all">{t.allMissing({ count: counts.all })}</option>
          <option value="fields">{t.missingFields({ count: counts.fields })}</option>
          <option value="questions">{t.missingQuestions({ count: counts.questions })}</option>
        </Select>
      </Field>
      <ul className="grid gap-1">
        {listed.slice((currentPage - 1) * PER_PAGE, currentPage * PER_PAGE).map((path) => (
          <li key={path.join('.')}>
            {/* longer than a phone is wide, so it wraps */}
            <button
              type="button"
              className="min-h-11 w-full rounded-soft px-2 py-1.5 text-left wrap-anywhere text-indigo underline-offset-4 first-letter:uppercase hover:bg-sunk hover:underline"
              onClick={() => dispatch({ type: 'field shown', ...toShownField(form, path) })}
            >
              {describeCourseField(path, locale)}
            </button>
          </li>
        ))}
      </ul>
      {listed.length === 0 && <p className="text-ink-soft">{t.nothingMissing}</p>}
      <Pagination label={t.missingPages} page={currentPage} pages={pages} onChange={setPage} />
    </div>
  );
});
