import { useConfirm } from '../../../../ui/confirm.tsx';
import { FailureText } from '../../../../ui/failure-text.tsx';

type Words = { title: string; text: string };

/** What is asked when a course could not be saved. Each resolves to whether it is tried again, in another way or not. */
export function useSaveQuestions() {
  const confirm = useConfirm();
  return {
    tryAgain: ({ title, text }: Words, error: unknown) =>
      confirm({
        title,
        text: (
          <span className="whitespace-pre-line">
            <FailureText error={error instanceof Error ? error : null} text={text} />
          </span>
        ),
        yes: 'Try Again',
        no: 'Keep editing',
        verdict: 'wrong',
      }),

    saveAsNew: ({ title }: Words) =>
      confirm({
        title,
        text: 'This course has been deleted since you opened it. Your work is still here: you can save it as a new course.',
        yes: 'Save as a new course',
        no: 'Keep editing',
        verdict: 'wrong',
      }),

    saveWithout: (files: readonly string[]) =>
      confirm({
        title: files.length === 1 ? 'One file is gone' : `${files.length} files are gone`,
        text: (
          <>
            The server no longer has them. Save the course without them, and choose them again later?
            {files.slice(0, MOST_NAMED).map((label) => (
              <span key={label} className="mt-1 block text-ink">
                {label}
              </span>
            ))}
            {files.length > MOST_NAMED && <span className="mt-1 block">…</span>}
          </>
        ),
        yes: 'Save without them',
        no: 'Keep editing',
      }),
  };
}

const MOST_NAMED = 10;
