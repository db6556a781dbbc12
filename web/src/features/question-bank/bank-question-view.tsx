import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { type BankQuestion, getDifficulty } from '@sikhya/contract/question-bank.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { TickIcon } from '../../ui/icons.tsx';
import { texts } from './texts.ts';

const TONES = { easy: 'right', medium: 'indigo', hard: 'wrong', unknown: 'plain' } as const;

/** A question with its options, where it comes from, and what results say about it. */
export function BankQuestionView({ question }: { question: BankQuestion }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { odia, results, shareRight, discrimination, exams, tags } = question;
  const difficulty = getDifficulty(shareRight);
  return (
    <div className="grid min-w-0 gap-2">
      <QuestionTexts texts={question} />
      {odia && <QuestionTexts texts={odia} />}
      <ul className="grid gap-x-6 gap-y-1 text-small sm:grid-cols-2">
        {question.options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options never move here
          <li key={index} className="flex min-w-0 items-start gap-1.5">
            {index === question.correctAnswer ? (
              <span className="text-(--color-right)">
                <TickIcon />
              </span>
            ) : (
              <span className="w-[1.25em] shrink-0" />
            )}
            <span lang={getLang(option)} className="min-w-0 wrap-anywhere">
              {option}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
        <Badge tone={TONES[difficulty]}>{t[difficulty]}</Badge>
        {shareRight !== null && (
          <span>
            {t.rightShare({ percent: format.number(Math.round(shareRight * 100)), count: results })}
          </span>
        )}
        {discrimination !== null && (
          <span>{t.discrimination({ value: format.number(Math.round(discrimination * 100) / 100) })}</span>
        )}
        <Source question={question} />
        <span>{exams === 0 ? t.never : t.usedIn({ count: exams })}</span>
        {tags.map((tag) => (
          <Badge key={tag} tone="marigold">
            <span lang={getLang(tag)}>{tag}</span>
          </Badge>
        ))}
      </p>
    </div>
  );
}

function QuestionTexts({ texts: { question } }: { texts: { question: string } }) {
  return (
    <p lang={getLang(question)} className="font-semibold wrap-anywhere whitespace-pre-line">
      {question}
    </p>
  );
}

function Source({ question: { chapter, exam } }: { question: BankQuestion }) {
  const { language } = useLocale();
  if (chapter) {
    const { courseTitle, chapterTitle } = titlesInLanguage(chapter, language);
    return (
      <span className="wrap-anywhere">
        <span lang={getLang(courseTitle)}>{courseTitle}</span>
        {' · '}
        <span lang={getLang(chapterTitle)}>{chapterTitle}</span>
      </span>
    );
  }
  const title = exam ? titlesInLanguage(exam, language).title : '';
  return (
    <span lang={getLang(title)} className="wrap-anywhere">
      {title}
    </span>
  );
}
