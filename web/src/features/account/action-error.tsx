import { FailureText } from '../../ui/failure-text.tsx';
import { FieldError } from '../../ui/field.tsx';
import { VerificationCancelled } from './verification.tsx';

/** Why a change failed; nothing if the person cancelled it. */
export function ActionError({ error }: { error: Error | null }) {
  if (!error || error instanceof VerificationCancelled) return null;
  return (
    <FieldError>
      <FailureText error={error} />
    </FieldError>
  );
}
