import { getTexts } from '@sikhya/contract/language/texts.ts';
import { BuilderStart } from '../../features/exam-authoring/builder-start.tsx';
import { QuickForm } from '../../features/exam-authoring/quick-form.tsx';
import { texts } from '../../features/exam-authoring/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { Panel } from '../../ui/panel.tsx';

export const handle: PageHandle = {
  permission: 'exams.edit',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).createMockTest} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid gap-6 py-8">
      <h1 className="text-h2">{t.createMockTest}</h1>
      <div className="grid items-start gap-6 xl:grid-cols-[3fr_2fr]">
        <Panel title={t.quickForm} note={t.quickFormNote}>
          <QuickForm />
        </Panel>
        <Panel title={t.buildStepByStep} note={t.buildNote}>
          <BuilderStart />
        </Panel>
      </div>
    </main>
  );
}
