import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { message, translate } from '@sikhya/contract/language/texts.ts';
import { useCallback, useEffect, useState } from 'react';
import { getCurrentLocale } from '../../../language/current-locale.ts';
import { prepareFile } from '../editor/files/prepare-file.ts';
import { texts as fileTexts } from '../editor/files/texts.ts';
import { UploadQueue } from '../editor/files/upload-queue.ts';
import { matchChapters } from './match-chapters.ts';
import type { PdfFile } from './pdf-row.tsx';

/** The chosen PDFs. They are uploaded at once, and matched to the chapters of the course when both are known. */
export function usePdfFiles(course: CourseTree | undefined) {
  const [pdfs, setPdfs] = useState<readonly PdfFile[]>([]);
  const [uploads] = useState(() => new UploadQueue());
  const change = useCallback(
    (file: File, changes: Partial<PdfFile>) =>
      setPdfs((before) => before.map((pdf) => (pdf.file === file ? { ...pdf, ...changes } : pdf))),
    [],
  );

  useEffect(
    () =>
      uploads.start({
        onUploaded: () => {},
        onRefused: (file, reason) => change(file, { problem: reason }),
      }),
    [uploads, change],
  );
  useEffect(() => {
    const accepted = pdfs.filter(({ problem }) => problem === undefined);
    uploads.setFiles(
      accepted.map(({ file }) => ({
        kind: 'pdf',
        file,
        label: message(fileTexts.notAccepted, { name: file.name }),
        uploaded: undefined,
      })),
    );
  }, [uploads, pdfs]);
  useEffect(() => {
    const retry = () => uploads.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [uploads]);

  const [matchedCourse, setMatchedCourse] = useState(course?._id);
  if (matchedCourse !== course?._id) {
    setMatchedCourse(course?._id);
    setPdfs(
      course
        ? match(
            pdfs.map((pdf) => ({ ...pdf, chapterId: '' })),
            course,
          )
        : pdfs,
    );
  }

  return {
    pdfs,
    uploads,
    add: async (...files: File[]) => {
      const checked = await Promise.all(
        files.map(async (file): Promise<PdfFile> => {
          const prepared = await prepareFile('pdf', file);
          const problem = 'error' in prepared ? translate(prepared.error, getCurrentLocale()) : undefined;
          return { file, chapterId: '', ...(problem && { problem }) };
        }),
      );
      setPdfs((before) => (course ? match([...before, ...checked], course) : [...before, ...checked]));
    },
    assign: (file: File, chapterId: string) => change(file, { chapterId }),
    remove: (files: readonly File[]) =>
      setPdfs((before) => before.filter(({ file }) => !files.includes(file))),
  };
}

/** Finds chapters for the files that have none, among those that no other file has. */
function match(pdfs: readonly PdfFile[], course: CourseTree): PdfFile[] {
  const taken = new Set(pdfs.map(({ chapterId }) => chapterId));
  const open = pdfs.filter(({ chapterId, problem }) => chapterId === '' && problem === undefined);
  const chapters = course.subjects
    .flatMap((subject) => subject.chapters)
    .filter(({ _id }) => !taken.has(_id))
    .map(({ _id, title, odia }) => ({ id: _id, titles: [title, ...(odia ? [odia.title] : [])] }));
  const found = matchChapters(
    open.map(({ file }) => file.name),
    chapters,
  );
  const chapterOf = new Map(open.map(({ file }, index) => [file, found[index]]));
  return pdfs.map((pdf) => ({ ...pdf, chapterId: chapterOf.get(pdf.file) ?? pdf.chapterId }));
}
