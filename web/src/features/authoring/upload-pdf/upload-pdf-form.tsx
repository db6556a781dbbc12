import { useTexts } from '../../../language/locale.tsx';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { FileInput } from '../../../ui/file-input.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { texts as fileTexts } from '../editor/files/texts.ts';
import { CourseSelect } from './course-select.tsx';
import { PdfRow } from './pdf-row.tsx';
import { texts } from './texts.ts';
import { type SavedPdfs, useUploadPdfForm } from './use-upload-pdf-form.ts';

/** Uploads the PDFs of several chapters at once and saves them as unpublished changes of the course. */
export function UploadPdfForm() {
  const t = useTexts(texts);
  const { chooseFile } = useTexts(fileTexts);
  const form = useUploadPdfForm();
  const { courseId, opened, course, pdfs, uploads, isBusy, isChecked, saved } = form;
  return (
    <form className="grid gap-6" noValidate onSubmit={form.submit}>
      <CourseSelect value={courseId} onChange={form.setCourseId} />
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
            onChoose={(...files) => void form.add(...files)}
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
            error={form.findError(pdf.chapterId)}
            onChange={(chapterId) => form.assign(pdf.file, chapterId)}
            onRemove={() => form.remove([pdf.file])}
          />
        ))}
      </ul>
      {saved && <SavedNotice saved={saved} />}
      <div>
        <Button type="submit" busy={isBusy} busyLabel={t.uploading}>
          {t.uploadPdf}
        </Button>
      </div>
    </form>
  );
}

function SavedNotice({ saved: { courseId, count } }: { saved: SavedPdfs }) {
  const t = useTexts(texts);
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-soft bg-right-soft p-4">
      <p className="grow">{t.saved({ count })}</p>
      <LinkButton to={paths.editCourse(courseId)} size="small">
        {t.openCourse}
      </LinkButton>
    </div>
  );
}
