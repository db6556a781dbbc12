import { getTexts } from '@sikhya/contract/language/texts.ts';
import { type FormEvent, useRef } from 'react';
import { texts } from '../../features/authoring/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).uploadPdf} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

/** A placeholder that sends nothing: study material is added to a chapter in the course editor. */
export function Component() {
  const t = useTexts(texts);
  const file = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    window.alert(file.current?.files?.length ? t.pdfUploaded : t.selectFile);
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
        <Field label={t.pdfFile}>
          <TextInput ref={file} type="file" accept=".pdf" />
        </Field>
        <div>
          <Button type="submit">{t.uploadPdf}</Button>
        </div>
      </form>
    </main>
  );
}
