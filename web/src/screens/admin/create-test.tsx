import type { FormEvent } from 'react';
import { useNavigate } from '../../language/navigation.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export const handle: PageHandle = {
  describe: (site) => ({ title: `Create Mock Test · ${site.name}`, description: '', noIndex: true }),
};

/** A placeholder that sends nothing: a mock test consists of a chapter's questions in the course editor. */
export function Component() {
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    window.alert('Mock test created (mock implementation)');
    void navigate(paths.adminDashboard);
  };
  return (
    <main id="main" className="page grid max-w-2xl gap-6 py-8">
      <h1 className="text-h2">Create Mock Test</h1>
      <p className="text-ink-soft">
        This page is a placeholder and saves nothing. To make a mock test, add questions to a chapter in the
        course editor: <TextLink to={paths.adminDashboard}>open a course</TextLink> and go to the chapter.
      </p>
      <form className="grid gap-5" onSubmit={submit}>
        <Field label="Title" required>
          <TextInput name="title" />
        </Field>
        <Field label="Duration (minutes)" required>
          <TextInput name="duration" type="number" min={1} />
        </Field>
        <Field label="Questions (JSON)" required>
          <TextArea name="questions" rows={8} />
        </Field>
        <div>
          <Button type="submit">Create Test</Button>
        </div>
      </form>
    </main>
  );
}
