import { getTexts } from '@sikhya/contract/language/texts.ts';
import type { FormEvent } from 'react';
import { texts } from '../../features/authoring/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { richText } from '../../language/rich-text.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export const handle: PageHandle = {
  permission: 'courses.edit',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).createMockTest} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

/** A placeholder that sends nothing: a mock test consists of a chapter's questions in the course editor. */
export function Component() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    window.alert(t.testCreated);
    void navigate(paths.adminDashboard);
  };
  return (
    <main id="main" className="page grid max-w-2xl gap-6 py-8">
      <h1 className="text-h2">{t.createMockTest}</h1>
      <p className="text-ink-soft">
        {richText(t.testPlaceholder, {
          link: (children) => <TextLink to={paths.adminDashboard}>{children}</TextLink>,
        })}
      </p>
      <form className="grid gap-5" onSubmit={submit}>
        <Field label={t.title} required>
          <TextInput name="title" />
        </Field>
        <Field label={t.durationMinutes} required>
          <TextInput name="duration" type="number" min={1} />
        </Field>
        <Field label={t.questionsJson} required>
          <TextArea name="questions" rows={8} />
        </Field>
        <div>
          <Button type="submit">{t.createTest}</Button>
        </div>
      </form>
    </main>
  );
}
