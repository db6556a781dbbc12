import type { ReactNode } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { useMediaQuery } from '../../../../lib/use-media-query.ts';
import { Tabs } from '../../../../ui/tabs.tsx';
import { useEditor } from '../editor-context.tsx';
import { texts } from '../texts.ts';

/** Wide enough for two fields side by side. */
const WIDE = '(min-width: 64rem)';

type VersionsProps = {
  /** For a wide screen: each field beside its Odia version. */
  sideBySide: ReactNode;
  /** The fields of the course, for a narrow screen. */
  main: ReactNode;
  odia: ReactNode;
};

/** The two versions of the texts of a row: side by side, or as tabs on a narrow screen. */
export function Versions({ sideBySide, main, odia }: VersionsProps) {
  const t = useTexts(texts);
  const { version, dispatch } = useEditor();
  if (useMediaQuery(WIDE)) {
    return (
      <div className="grid gap-4">
        <div aria-hidden="true" className="grid grid-cols-2 gap-4 border-b border-line pb-1.5 font-semibold">
          <span>{t.english}</span>
          <span lang="or">{t.odia}</span>
        </div>
        {sideBySide}
      </div>
    );
  }
  return (
    <Tabs
      label={t.versions}
      tabs={[
        { value: 'main', label: t.english, panel: <div className="grid gap-4">{main}</div> },
        {
          value: 'odia',
          label: <span lang="or">{t.odia}</span>,
          panel: <div className="grid gap-4">{odia}</div>,
        },
      ]}
      value={version}
      onChange={(newVersion) => dispatch({ type: 'version shown', version: newVersion })}
    />
  );
}

/** A field beside its Odia version. */
export function VersionPair({ main, odia }: { main: ReactNode; odia: ReactNode }) {
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      {main}
      {odia}
    </div>
  );
}
