import type { PdfInfo } from '@sikhya/contract/files.ts';
import { useTexts } from '../../../../language/locale.tsx';
import { AlertIcon } from '../../../../ui/icons.tsx';
import { texts } from './texts.ts';

type Props = { info: PdfInfo | null | undefined };

/** Shows nothing for a PDF that was stored before its pages were counted. */
export function PageCount({ info }: Props) {
  const t = useTexts(texts);
  return info?.pages ? <> · {t.pageCount({ count: info.pages })}</> : null;
}

/** Warns that students cannot search the PDF, which is accepted nevertheless. */
export function SearchWarning({ info }: Props) {
  const t = useTexts(texts);
  if (info?.searchable !== 'no' && info?.searchable !== 'partly') return null;
  return (
    <p role="status" className="flex max-w-prose items-start gap-1.5 text-small text-marigold-ink">
      <AlertIcon />
      <span>{info.searchable === 'no' ? t.notSearchable : t.partlySearchable}</span>
    </p>
  );
}
