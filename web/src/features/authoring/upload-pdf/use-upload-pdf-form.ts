import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { useBusy } from '../../../lib/busy.ts';
import { useFormInput } from '../../../lib/form-input/use-form-input.ts';
import { isSignedOut } from '../../../lib/session-store.ts';
import { useLeaveConfirm } from '../../../ui/leave-confirm.ts';
import { useToast } from '../../../ui/toast.tsx';
import { clearCourseCache, courseQuery } from '../api.ts';
import { savePdfs } from './save-pdfs.ts';
import { texts } from './texts.ts';
import { usePdfFiles } from './use-pdf-files.ts';

export type SavedPdfs = { courseId: string; count: number };

/** The chosen course and PDFs, their errors, and saving them as unpublished changes of the course. */
export function useUploadPdfForm() {
  const t = useTexts(texts);
  const toast = useToast();
  const client = useQueryClient();
  const input = useFormInput('upload-pdf', { courseId: '' });
  const { courseId } = input.values;
  const opened = useQuery({ ...courseQuery(courseId), enabled: courseId !== '', staleTime: 0 });
  const course = opened.data?._id === courseId ? opened.data : undefined;
  const { pdfs, uploads, add, assign, remove } = usePdfFiles(course);
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [saved, setSaved] = useState<SavedPdfs | null>(null);
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

  return {
    courseId,
    setCourseId: (chosen: string) => input.change({ courseId: chosen }),
    opened,
    course,
    pdfs,
    uploads,
    add,
    assign,
    remove,
    findError,
    submit,
    isBusy,
    isChecked,
    saved,
  };
}
