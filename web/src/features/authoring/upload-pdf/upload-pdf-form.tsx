import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { useBusy } from '../../../lib/busy.ts';
import { paths } from '../../../lib/paths.ts';
import { isSignedOut } from '../../../lib/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FileInput } from '../../../ui/file-input.tsx';
import { useLeaveConfirm } from '../../../ui/leave-confirm.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { clearCourseCache, courseQuery } from '../api.ts';
import { texts as fileTexts } from '../editor/files/texts.ts';
import { CourseSelect } from './course-select.tsx';
import { PdfRow } from './pdf-row.tsx';
import { savePdfs } from './save-pdfs.ts';
import { texts } from './texts.ts';
import { usePdfFiles } from './use-pdf-files.ts';

type Saved = { courseId: string; count: number };

/** Uploads the PDFs of several chapters at once and saves them as unpublished changes of the course. */
export function UploadPdfForm() {
  const t = useTexts(texts);
  const { chooseFile } = useTexts(fileTexts);
  const toast = useToast();
  const client = useQueryClient();
  const [courseId, setCourseId] = useState('');
  const opened = useQuery({ ...courseQuery(courseId), enabled: courseId !== '', staleTime: 0 });
  const course = opened.data?._id === courseId ? opened.data : undefined;
  const { pdfs, uploads, add, assign, remove } = usePdfFiles(course);
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  useBusy(pdfs.length > 0);
  useLeaveConfirm(pdfs.length > 0, { title: t.leaveTitle, text: t.leaveText, unless: isSignedOut });

  const ready = pdfs.filter(({ problem }) => problem === undefined);
  const findError = (chapterId: string): string | undefined => {
    if (chapterId === '') return isChecked ? t.chapterMissing : undefined;
    const isTwice = ready.filter((pdf) => pdf.chapterId === chapterId).length > 1;
    return isTwice ? t.chapterTwice : undefined;
  };
  const hasErrors =
    courseId === '' || ready.some(({ chapterId }) => chapterId === '' || findError(chapterId));

  const save = async () => {
    await uploads.waitUntilUploaded(new AbortController().signal);
    const urls = ready.flatMap(({ file, chapterId }): [string, string][] => {
      const url = uploads.getUrl(file);
      return url ? [[chapterId, url]] : [];
    });
    if (urls.length === 0) return;
    const { missingChapters } = await savePdfs(courseId, new Map(urls));
    clearCourseCache(client, courseId);
    for (const { file, chapterId } of ready.filter((pdf) => missingChapters.has(pdf.chapterId))) {
      assign(file, '');
      if (chapterId) toast({ text: t.chapterGone({ name: file.name }), tone: 'wrong' });
    }
    const stored = ready.filter(
      ({ file, chapterId }) => uploads.getUrl(file) && !missingChapters.has(chapterId),
    );
    remove(stored.map(({ file }) => file));
    if (stored.length > 0) setSaved({ courseId, count: stored.length });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setSaved(null);
    if (ready.length === 0) return window.alert(t.selectFile);
    setChecked(true);
    if (hasErrors) return;
    setBusy(true);
    try {
      await save();
      setChecked(false);
    } catch (error) {
      toast({ text: t.notSaved({ reason: (error as Error).message }), tone: 'wrong' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className="grid gap-6" noValidate onSubmit={submit}>
      <CourseSelect value={courseId} onChange={setCourseId} />
      {isChecked && courseId === '' && (
        <p role="alert" className="text-wrong">
          {t.chooseCourse}
        </p>
      )}
      {opened.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-wrong">
          {t.courseNotLoaded}
          <Button tone="quiet" size="small" onClick={() => opened.refetch()}>
            {t.tryAgain}
          </Button>
        </div>
      )}
      {course?.subjects.every(({ chapters }) => chapters.length === 0) && (
        <p className="text-ink-soft">{t.noChapters}</p>
      )}
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">{t.pdfFiles}</legend>
        <div className="flex flex-wrap items-center gap-3">
          <FileInput
            label={t.pdfFiles}
            buttonText={chooseFile}
            accept=".pdf,application/pdf"
            multiple
            onChoose={(...files) => void add(...files)}
          />
          {pdfs.length === 0 && <output className="text-ink-soft">{t.noFileChosen}</output>}
        </div>
      </fieldset>
      <ul className="grid gap-3">
        {pdfs.map((pdf, index) => (
          <PdfRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
            key={`${pdf.file.name} ${pdf.file.lastModified} ${index}`}
            pdf={pdf}
            course={course}
            uploads={uploads}
            error={findError(pdf.chapterId)}
            onChange={(chapterId) => assign(pdf.file, chapterId)}
            onRemove={() => remove([pdf.file])}
          />
        ))}
      </ul>
      {saved && (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-soft bg-right-soft p-4">
          <p className="grow">{t.saved({ count: saved.count })}</p>
          <LinkButton to={paths.editCourse(saved.courseId)} size="small">
            {t.openCourse}
          </LinkButton>
        </div>
      )}
      <div>
        <Button type="submit" busy={isBusy} busyLabel={t.uploading}>
          {t.uploadPdf}
        </Button>
      </div>
    </form>
  );
}
