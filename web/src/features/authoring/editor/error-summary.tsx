import { useLocale, useTexts } from '../../../language/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { AlertIcon } from '../../../ui/icons.tsx';
import { useEditor } from './editor-context.tsx';
import { describeProblemWithField } from './state/describe-form-error.ts';
import { texts } from './texts.ts';

/** Shows the first error of the form, with a button that opens its field. */
export function ErrorSummary() {
  const t = useTexts(texts);
  const locale = useLocale();
  const { errors, dispatch } = useEditor();
  const [first, ...others] = errors.values();
  if (!first) return null;
  const error = describeProblemWithField(first.problem, locale);
  return (
    <div role="alert" className="flex items-center gap-3 rounded-soft bg-wrong-soft px-3 py-2 text-wrong">
      <AlertIcon />
      <p className="min-w-0 grow first-letter:uppercase">
        {others.length > 0 ? t.errorAndMore({ error, count: others.length }) : error}
      </p>
      <Button tone="quiet" size="small" onClick={() => dispatch({ type: 'first error opened' })}>
        {t.goToError}
      </Button>
    </div>
  );
}
