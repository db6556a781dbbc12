import type { KeptFile } from './upload-files.ts';

const WORDS = { create: 'Course created successfully!', update: 'Course updated successfully!' };

/** That it is saved, and which files are still as they were. */
export function SuccessWords({ what, kept }: { what: keyof typeof WORDS; kept: readonly KeptFile[] }) {
  if (kept.length === 0) return WORDS[what];
  return (
    <>
      {WORDS[what]}
      <span className="mt-3 block">
        {kept.length === 1 ? 'One file was not taken:' : `${kept.length} files were not taken:`} what was
        there before is still there.
      </span>
      {kept.map(({ label, reason }) => (
        <span key={label} className="mt-2 block border-l-2 border-wrong pl-3">
          <b className="text-ink">{label}</b>: {reason}
        </span>
      ))}
    </>
  );
}
