import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useCreateExam } from './api.ts';
import { createPreset, PRESETS, type Preset } from './presets.ts';
import { texts } from './texts.ts';

/** Creates a draft with the rules of a known exam, and opens it in the builder. */
export function BuilderStart() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { mutateAsync: create } = useCreateExam();
  const { run, isBusy } = useAction();
  const [preset, setPreset] = useState<Preset>('Own');
  const start = () =>
    run(() => create(createPreset(preset)), { onDone: ({ _id }) => void navigate(paths.exam(_id)) });
  return (
    <div className="grid gap-5">
      <Field label={t.preset}>
        <Select value={preset} onChange={({ target }) => setPreset(target.value as Preset)}>
          {PRESETS.map((value) => (
            <option key={value} value={value}>
              {t[`preset${value}`]}
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <Button busy={isBusy} onClick={() => void start()}>
          {t.startBuilding}
        </Button>
      </div>
    </div>
  );
}
