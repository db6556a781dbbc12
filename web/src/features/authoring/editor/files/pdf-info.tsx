import type { PdfInfo } from '@sikhya/contract/files.ts';
import { formatCount } from '../../../../lib/format.ts';
import { AlertIcon } from '../../../../ui/icons.tsx';

type Props = { info: PdfInfo | null | undefined };

/** Shows nothing for a PDF that was stored before its pages were counted. */
export function PageCount({ info }: Props) {
  return info?.pages ? <> · {formatCount(info.pages, 'page')}</> : null;
}

const WARNINGS = {
  no: 'Students cannot search this PDF: its text cannot be read. Scanned pages and old Odia fonts (Akruti, Shree-Lipi) cause this.',
  partly: 'Some pages of this PDF cannot be searched.',
};

/** Warns that students cannot search the PDF, which is accepted nevertheless. */
export function SearchWarning({ info }: Props) {
  if (info?.searchable !== 'no' && info?.searchable !== 'partly') return null;
  return (
    <p role="status" className="flex max-w-prose items-start gap-1.5 text-small text-marigold-ink">
      <AlertIcon />
      <span>{WARNINGS[info.searchable]}</span>
    </p>
  );
}
