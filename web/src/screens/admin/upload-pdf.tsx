import { type FormEvent, useRef } from 'react';
import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export const handle: PageHandle = {
  describe: (site) => ({ title: `Upload PDF · ${site.name}`, description: '', noIndex: true }),
};

/** A placeholder that sends nothing: study material is added to a chapter in the course editor. */
export function Component() {
  const file = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    window.alert(file.current?.files?.length ? 'PDF uploaded (mock implementation)' : 'Please select a file');
  };
  return (
    <main id="main" className="page grid max-w-2xl gap-6 py-8">
      <h1 className="text-h2">Upload PDF</h1>
      <p className="text-ink-soft">
        This page is a placeholder and uploads nothing. To add study material, choose a PDF in the course
        editor: <TextLink to={paths.adminDashboard}>open a course</TextLink> and go to the chapter.
      </p>
      <form className="grid gap-5" onSubmit={submit}>
        <Field label="PDF file">
          <TextInput ref={file} type="file" accept=".pdf" />
        </Field>
        <div>
          <Button type="submit">Upload PDF</Button>
        </div>
      </form>
    </main>
  );
}
