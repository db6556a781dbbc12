import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { NextAction } from '@sikhya/contract/practice.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { nextActionsQuery } from './notebook-api.ts';
import { texts } from './texts.ts';

/** The space that the line usually takes, so that what follows does not move when it is known. */
const BOX = 'min-h-32 rounded-soft bg-indigo-soft px-4 py-3 wrap-anywhere sm:min-h-18';

/** The three things that would help most, in one line. */
export function NextActions() {
  const t = useTexts(texts);
  const { data, isPending } = useQuery(nextActionsQuery);
  if (isPending) return <div className={BOX} />;
  if (!data || data.actions.length === 0) return null;
  return (
    <p className={BOX}>
      <span className="font-semibold">{`${t.nextActions}: `}</span>
      {data.actions.map((action, index) => (
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
