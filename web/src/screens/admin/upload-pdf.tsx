import { getTexts } from '@sikhya/contract/language/texts.ts';
import { type FormEvent, useState } from 'react';
import { texts as fileTexts } from '../../features/authoring/editor/files/texts.ts';
import { texts } from '../../features/authoring/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { getLang } from '../../lib/odia.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export const handle: PageHandle = {
  permission: 'courses.edit',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).uploadPdf} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

/** A placeholder that sends nothing: study material is added to a chapter in the course editor. */
export function Component() {
  const t = useTexts(texts);
  const { chooseFile } = useTexts(fileTexts);
  const [file, setFile] = useState<File | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    window.alert(file ? t.pdfUploaded : t.selectFile);
  };
  return (
    <main id="main" className="page grid max-w-2xl gap-6 py-8">
      <h1 className="text-h2">{t.uploadPdf}</h1>
      <p className="text-ink-soft">
        {richText(t.pdfPlaceholder, {
          link: (children) => <TextLink to={paths.adminDashboard}>{children}</TextLink>,
        })}
      </p>
      <form className="grid gap-5" onSubmit={submit}>
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-semibold">{t.pdfFile}</legend>
          <div className="flex flex-wrap items-center gap-3">
            <FileInput label={t.pdfFile} buttonText={chooseFile} accept=".pdf" onChoose={setFile} />
            <output className="min-w-0 wrap-anywhere text-ink-soft">
              {file ? <span lang={getLang(file.name)}>{file.name}</span> : t.noFileChosen}
            </output>
          </div>
        </fieldset>
        <div>
          <Button type="submit">{t.uploadPdf}</Button>
        </div>
      </form>
    </main>
  );
}
