import { describeCourseField } from '@sikhya/contract/describe-course-field.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import type { ComparedField, TranslationFinding } from '@sikhya/contract/translation/compare-versions.ts';
import { texts } from '../texts.ts';

type Path = readonly PropertyKey[];

/** Returns the field of a finding within its row, as a path in the course input. */
export function getFindingField(finding: TranslationFinding): Path {
  return finding.kind === 'option-count' ? ['options'] : toPath(finding.field);
}

const toPath = (field: ComparedField): Path =>
  field.name === 'option' ? ['options', field.index] : [field.name];

/** Describes a finding. `row` names the row too; without it, the finding is shown at its row. */
export function describeFinding(finding: TranslationFinding, locale: Locale, row: Path = []): string {
  const t = getTexts(texts, locale);
  const field = describeCourseField([...row, ...getFindingField(finding)], locale);
  if (finding.kind === 'option-count') {
    const { expected, found } = finding;
    return t.optionCountDiffers({ field, expected, found });
  }
  const missing = finding.missing.join(', ');
  const extra = finding.extra.join(', ');
  const isNumbers = finding.kind === 'numbers';
  if (extra === '') return (isNumbers ? t.numbersMissing : t.formulaMissing)({ field, missing });
  if (missing === '') return (isNumbers ? t.numbersExtra : t.formulaExtra)({ field, extra });
  return (isNumbers ? t.numbersDiffer : t.formulasDiffer)({ field, missing, extra });
}
