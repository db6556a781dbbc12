import { useTexts } from '../../../language/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PlusIcon, TrashIcon } from '../../../ui/portal-icons.tsx';
import { removeRow } from './edit-form.ts';
import { createKey, type ExamForm } from './form.ts';
import { NumberField, TextField } from './text-fields.tsx';
import { texts } from './texts.ts';
import type { EditExam } from './use-exam-form.ts';

const MAX_CUT_OFFS = 20;

export function CutOffFields({ form: { cutOffs }, edit }: { form: ExamForm; edit: EditExam }) {
  const t = useTexts(texts);
  const change = (update: (rows: ExamForm['cutOffs']) => ExamForm['cutOffs']) =>
    edit((form) => ({ ...form, cutOffs: update(form.cutOffs) }));
  const set = (key: string, changes: Partial<ExamForm['cutOffs'][number]>) =>
    change((rows) => rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  return (
    <Panel title={t.cutOffs} note={t.cutOffsHint}>
      {cutOffs.map(({ key, category, marks }) => (
        <div key={key} className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
          <TextField
            label={t.category}
            value={category}
            onChange={(value) => set(key, { category: value })}
          />
          <NumberField
            label={t.marks}
            isMarks
            value={marks}
            onChange={(value) => set(key, { marks: value })}
          />
          <IconButton
            label={t.removeCutOff({ category })}
            onClick={() => change((rows) => removeRow(rows, key))}
          >
            <TrashIcon />
          </IconButton>
        </div>
      ))}
      {cutOffs.length < MAX_CUT_OFFS && (
        <div>
          <Button
            tone="quiet"
            size="small"
            onClick={() => change((rows) => [...rows, { key: createKey(), category: '', marks: '' }])}
          >
            <PlusIcon />
            {t.addCutOff}
          </Button>
        </div>
      )}
    </Panel>
  );
}
