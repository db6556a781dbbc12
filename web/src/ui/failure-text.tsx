type FailureTextProps = {
  error: Error | null | undefined;
  /** Said instead of the error's own sentence. */
  text?: string | undefined;
};

/** What failed, and the id under which the server's log knows it, for whoever writes to us about it. */
export function FailureText({ error, text = error?.message }: FailureTextProps) {
  const id = referenceOf(error);
  return (
    <>
      {text}
      {id !== undefined && (
        <span className="mt-2 block text-small">
          If you write to us, name this: <code className="wrap-anywhere select-all">{id}</code>
        </span>
      )}
    </>
  );
}

/** A refusal says itself what is wrong, and where the server was not reached it knows of nothing. */
function referenceOf(error: Error | null | undefined): string | undefined {
  const { status, requestId } = { ...error } as { status?: unknown; requestId?: unknown };
  const ours = typeof status === 'number' && (status >= 500 || status === 400);
  return ours && typeof requestId === 'string' ? requestId : undefined;
}
