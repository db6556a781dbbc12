import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useCreateExam } from './api.ts';
import { createPreset, PRESETS, type Preset } from './presets.ts';
import { texts } from './texts.ts';

/** Creates a draft with the rules of a known exam, and opens it in the builder. */
export function BuilderStart() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const creation = useCreateExam();
  const [preset, setPreset] = useState<Preset>('Own');
  const start = () =>
    creation.mutate(createPreset(preset), { onSuccess: ({ _id }) => void navigate(paths.exam(_id)) });
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
      {creation.isError && (
        <FieldError>
          <FailureText error={creation.error} />
        </FieldError>
      )}
      <div>
        <Button busy={creation.isPending} onClick={start}>
          {t.startBuilding}
        </Button>
      </div>
    </div>
  );
}
