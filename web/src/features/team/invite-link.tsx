import { toLanguagePath } from '@sikhya/contract/language/language.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { texts } from './texts.ts';

/** The secret is behind a #, so that no server and no log sees it when the link is opened. */
export function InviteLink({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const link = `${window.location.origin}${toLanguagePath(paths.invite, language)}#${token}`;
  const { state, copy } = useCopy(link);
  return (
    <div className="grid gap-5">
      <Field label={t.link} error={state === 'failed' && t.copyFailed}>
        <TextInput readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
      <FormFooter>
        <Button onClick={() => void copy()}>
          <span role="status">{state === 'copied' ? t.copied : t.copy}</span>
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {t.done}
        </Button>
      </FormFooter>
    </div>
  );
}
