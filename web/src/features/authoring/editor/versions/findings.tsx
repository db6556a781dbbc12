import type { TranslationFinding } from '@sikhya/contract/translation/compare-versions.ts';
import { useLocale } from '../../../../language/locale.tsx';
import { AlertIcon } from '../../../../ui/icons.tsx';
import { describeFinding } from './describe-finding.ts';

/** The differences between a text and its Odia version. They do not prevent saving. */
export function Findings({ findings }: { findings: readonly TranslationFinding[] }) {
  const locale = useLocale();
  if (findings.length === 0) return null;
  return (
    <ul className="grid gap-1 text-small text-marigold-ink">
      {findings
        .map((finding) => describeFinding(finding, locale))
        .map((text) => (
          <li key={text} className="flex items-start gap-1.5">
            <AlertIcon />
            <span className="first-letter:uppercase">{text}</span>
          </li>
        ))}
    </ul>
  );
}
