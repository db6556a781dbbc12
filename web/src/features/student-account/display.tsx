import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { DigitsSwitch } from '../../lib/digits-switch.tsx';
import { LanguageSwitch } from '../../lib/language-switch.tsx';
import { isLessDataChosen, setLessData } from '../../lib/less-data.ts';
import { CheckRow } from '../../ui/check-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { texts } from './texts.ts';

export function Display() {
  const t = useTexts(texts);
  const [lessData, setShownLessData] = useState(isLessDataChosen);
  const choose = (chosen: boolean) => {
    setLessData(chosen);
    setShownLessData(chosen);
  };
  return (
    <Panel title={t.display} note={t.displayNote}>
      <div className="-mx-2.5">
        <LanguageSwitch />
        <DigitsSwitch />
      </div>
      <div>
        <ThemeSwitch />
      </div>
      <CheckRow label={t.lessData} note={t.lessDataNote} checked={lessData} onChange={choose} />
    </Panel>
  );
}
