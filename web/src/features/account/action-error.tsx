import { FailureText } from '../../ui/failure-text.tsx';
import { FieldError } from '../../ui/field.tsx';

/** Why a change failed. */
export function ActionError({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <FieldError>
      <FailureText error={error} />
    </FieldError>
  );
}
