import { useTexts } from '../../../language/locale.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { ExamForm } from './form.ts';
import { useOdiaTexts, VersionPair } from './text-fields.tsx';
import { texts } from './texts.ts';
import type { EditExam } from './use-exam-form.ts';

export function AboutFields({ form, edit }: { form: ExamForm; edit: EditExam }) {
  const t = useTexts(texts);
  const odia = useOdiaTexts();
  const set = (changes: Partial<ExamForm>) => edit((before) => ({ ...before, ...changes }));
  return (
    <Panel title={t.about}>
      <VersionPair
        label={t.title}
        odiaLabel={odia.title}
        value={form.title}
        odia={form.odiaTitle}
        required
        onChange={(title) => set({ title })}
        onOdiaChange={(odiaTitle) => set({ odiaTitle })}
      />
      <VersionPair
        label={t.instructions}
        odiaLabel={odia.instructions}
        value={form.instructions}
        odia={form.odiaInstructions}
        multiline
        onChange={(instructions) => set({ instructions })}
        onOdiaChange={(odiaInstructions) => set({ odiaInstructions })}
      />
    </Panel>
  );
}
