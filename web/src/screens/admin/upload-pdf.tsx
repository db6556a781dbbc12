import { getTexts } from '@sikhya/contract/language/texts.ts';
import { texts } from '../../features/authoring/upload-pdf/texts.ts';
import { UploadPdfForm } from '../../features/authoring/upload-pdf/upload-pdf-form.tsx';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  permission: 'courses.edit',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).uploadPdf} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid max-w-2xl gap-6 py-8">
      <h1 className="text-h2">{t.uploadPdf}</h1>
      <p className="text-ink-soft">{t.introduction}</p>
      <UploadPdfForm />
    </main>
  );
}
