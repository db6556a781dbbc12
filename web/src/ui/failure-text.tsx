import { useTexts } from '../language/locale.tsx';
import { richText } from '../language/rich-text.tsx';
import { texts } from './texts.ts';

type FailureTextProps = {
  error: Error | null | undefined;
  /** Replaces the error's own message. */
  text?: string | undefined;
};

/** An error message, with the request id of the server's log when the server is at fault. */
export function FailureText({ error, text = getMessage(error) }: FailureTextProps) {
  const t = useTexts(texts);
  const id = getReference(error);
  return (
    <>
      {text}
      {id !== undefined && (
        <span className="mt-2 block text-small">
          {richText(t.includeCode({ id }), {
            code: (children) => <code className="wrap-anywhere select-all">{children}</code>,
          })}
        </span>
      )}
    </>
  );
}

/** The message of the failed call if the error only names what failed, which is in English (see log-and-rethrow.ts). */
function getMessage(error: Error | null | undefined): string | undefined {
  const cause = error?.cause;
  return cause instanceof Error && 'status' in cause ? cause.message : error?.message;
}

/** Only for errors that the person cannot fix: a refusal explains itself, and an unreachable server has no log entry. */
function getReference(error: Error | null | undefined): string | undefined {
  const { status, requestId } = { ...error } as { status?: unknown; requestId?: unknown };
  const isServerFault = typeof status === 'number' && (status >= 500 || status === 400);
  return isServerFault && typeof requestId === 'string' ? requestId : undefined;
}
