import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { NextAction } from '@sikhya/contract/practice.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { Loading } from '../../ui/query-view.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { nextActionsQuery } from './notebook-api.ts';
import { texts } from './texts.ts';

const BOX = 'rounded-soft bg-indigo-soft px-4 py-3 wrap-anywhere';

type NextActionsProps = {
  /** The content until the line is known. */
  loading: ReactNode;
  /** The content below the line. It is not shown before, because the height of the line depends on its titles. */
  children: ReactNode;
};

/** The three things that would help most, in one line. */
export function NextActions({ loading, children }: NextActionsProps) {
  const { data, isLoading, failureCount } = useQuery(nextActionsQuery);
  if (isLoading && failureCount === 0)
    return (
      <Loading>
        <div className="grid gap-4">
          <div className={`${BOX} min-h-32 sm:min-h-18`} />
          {loading}
        </div>
      </Loading>
    );
  return (
    <>
      {data && data.actions.length > 0 && <Line actions={data.actions} />}
      {children}
    </>
  );
}

function Line({ actions }: { actions: readonly NextAction[] }) {
  const t = useTexts(texts);
  return (
    <p className={BOX}>
      <span className="font-semibold">{`${t.nextActions}: `}</span>
      {actions.map((action, index) => (
        <span key={getPath(action)}>
          {index > 0 && ' · '}
          <ActionLink action={action} />
        </span>
      ))}
    </p>
  );
}

function ActionLink({ action }: { action: NextAction }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const label = (() => {
    if (action.kind === 'practise')
      return t.practiseAction({ count: action.questions, time: format.duration(action.minutes) });
    if (action.kind === 'retake')
      return t.retakeAction({ chapter: titlesInLanguage(action, language).chapterTitle });
    return t.continueAction({ course: titlesInLanguage(action, language).courseTitle });
  })();
  return <TextLink to={getPath(action)}>{label}</TextLink>;
}

function getPath(action: NextAction): string {
  if (action.kind === 'practise') return paths.practice;
  if (action.kind === 'retake')
    return paths.chapterTest(action.courseId, action.subjectIndex, action.chapterIndex);
  return paths.studentCourse(action.courseId);
}
