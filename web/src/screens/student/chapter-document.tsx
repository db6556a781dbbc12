import type { StudentChapter } from '@sikhya/contract/study.ts';
import { useCallback } from 'react';
import { openChapterDocument } from '../../features/offline/open-chapter-document.ts';
import { PdfViewer } from '../../features/pdf-viewer/pdf-viewer.tsx';
import { getDocumentLink } from '../../features/study/api.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useAuth } from '../../lib/session.tsx';

/** The PDF of a chapter, with the student's name as a watermark. */
export function ChapterDocument({ courseId, chapter }: { courseId: string; chapter: StudentChapter }) {
  const { name, email } = useAuth();
  const format = useFormatter();
  const { _id: chapterId, title } = chapter;
  const getLink = useCallback(() => getDocumentLink(courseId, chapterId), [courseId, chapterId]);
  const openStored = useCallback(() => openChapterDocument(chapterId), [chapterId]);
  return (
    <PdfViewer
      title={title}
      getLink={getLink}
      openStored={openStored}
      pagePicture={chapter.pagePicture}
      watermark={`${name} · ${email} · ${format.date(new Date())}`}
      documentKey={`${email}:${chapterId}`}
      studentKey={email}
    />
  );
}
