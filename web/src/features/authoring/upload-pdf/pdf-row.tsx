import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useSyncExternalStore } from 'react';
import { useFormatter } from '../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { UploadProgress } from '../editor/files/upload-progress.tsx';
import type { UploadQueue } from '../editor/files/upload-queue.ts';
import { texts } from './texts.ts';

/** A chosen PDF and its chapter; `problem` says why it cannot be uploaded. */
export type PdfFile = { file: File; chapterId: string; problem?: string };

type PdfRowProps = {
  pdf: PdfFile;
  course: CourseTree | undefined;
  uploads: UploadQueue;
  error: string | undefined;
  onChange: (chapterId: string) => void;
  onRemove: () => void;
};

/** A chosen PDF: its chapter, which can be changed, and how far its upload is. */
export function PdfRow({ pdf, course, uploads, error, onChange, onRemove }: PdfRowProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { file, chapterId, problem } = pdf;
  const state = useSyncExternalStore(uploads.subscribe, () => uploads.getState(file));
  const hasPdf = course?.subjects.some(({ chapters }) =>
    chapters.some(({ _id, pdf: url }) => _id === chapterId && url !== null),
  );
  return (
    <li className="grid min-w-0 gap-3 rounded-soft border border-line bg-sheet p-4">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">
          <span lang={getLang(file.name)} className="font-semibold">
            {file.name}
          </span>
          <span className="block text-small text-ink-soft">{format.bytes(file.size)}</span>
        </p>
        <Button tone="quiet" size="small" aria-label={t.removeFile({ name: file.name })} onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
      {problem ? (
        <FieldError>{problem}</FieldError>
      ) : (
        <>
          {course && (
            <Field
              label={t.chapterOf({ name: file.name })}
              required
              error={error}
              hint={hasPdf && t.replacesPdf}
            >
              <Select value={chapterId} onChange={(event) => onChange(event.target.value)}>
                <option value="">{t.chooseChapter}</option>
                <ChapterOptions course={course} />
              </Select>
            </Field>
          )}
          <UploadProgress state={state} name={file.name} onRetry={() => uploads.retry()} />
        </>
      )}
    </li>
  );
}

function ChapterOptions({ course }: { course: CourseTree }) {
  const t = useTexts(texts);
  const { language } = useLocale();
  return course.subjects.map((subject, index) => (
    <optgroup
      key={subject._id}
      label={inLanguage(subject, language).title || t.untitledSubject({ number: index + 1 })}
    >
      {subject.chapters.map((chapter, chapterIndex) => (
        <option key={chapter._id} value={chapter._id} lang={getLang(inLanguage(chapter, language).title)}>
          {inLanguage(chapter, language).title || t.untitledChapter({ number: chapterIndex + 1 })}
        </option>
      ))}
    </optgroup>
  ));
}
