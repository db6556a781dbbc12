import type { CourseFinding, FindingKind } from '@sikhya/contract/course-checks.ts';
import { describeCourseField } from '@sikhya/contract/describe-course-field.ts';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import { getTexts, type Texts } from '@sikhya/contract/language/texts.ts';
import { texts } from './texts.ts';

type Path = readonly (string | number)[];

export function describeGroup(kind: FindingKind, count: number, t: Texts<typeof texts>): string {
  const titles = {
    'no-pdf': t.noPdf,
    'no-questions': t.noQuestions,
    'few-questions': t.fewQuestions,
    'same-options': t.sameOptions,
    duplicate: t.duplicates,
    'in-other-course': t.inOtherCourses,
    'no-explanation': t.noExplanation,
    'long-option': t.longOptions,
    'no-odia': t.noOdia,
  } satisfies Record<FindingKind, unknown>;
  return titles[kind]({ count });
}

/** Returns the field of the editor that the finding is about. */
export function getTarget({ kind, path }: CourseFinding): Path {
  if (kind === 'no-odia') return [...path, 'odia'];
  const isField = path.length % 2 === 1 || path.at(-2) === 'options';
  if (isField) return path;
  return [...path, path.includes('questions') ? 'question' : 'title'];
}

/** Names the row or field of the finding as the screen counts it. */
export function describePlace({ kind, path }: CourseFinding, locale: Locale): string {
  const row = kind === 'same-options' ? path.slice(0, -2) : path;
  return describeCourseField(row, locale) || getTexts(texts, locale).course;
}

/** Returns the details of a finding besides its field; empty if the heading of the group is enough. */
export function describeFacts(finding: CourseFinding, locale: Locale): string {
  const t = getTexts(texts, locale);
  switch (finding.kind) {
    case 'few-questions':
      return t.questionCount({ count: finding.count });
    case 'same-options':
      return t.equalLetters({ first: finding.first, second: finding.second });
    case 'duplicate': {
      const other = describeCourseField(finding.other, locale);
      return finding.hasSameOptions ? t.sameQuestion({ other }) : t.sameText({ other });
    }
    case 'in-other-course':
      return finding.course
        ? t.alsoIn({ course: inLanguage(finding.course, locale.language).title })
        : t.alsoInAnother;
    case 'long-option':
      return t.letterCount({ count: finding.letters });
    default:
      return '';
  }
}
