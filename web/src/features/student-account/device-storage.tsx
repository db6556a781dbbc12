import { useEffect, useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { readDataUse } from '../../lib/data-use.ts';
import { Panel } from '../../ui/panel.tsx';
import { texts } from './texts.ts';

/** The size of the stored data on this device, if the browser tells, and the data that was loaded this month. */
export function DeviceStorage() {
  const t = useTexts(texts);
  const format = useFormatter();
  const [bytes, setBytes] = useState<number>();
  const [used] = useState(() => readDataUse());
  useEffect(() => {
    // missing on pages that are not served over https
    void navigator.storage?.estimate().then(({ usage }) => setBytes(usage));
  }, []);
  return (
    <Panel title={t.thisPhone} note={t.thisPhoneNote}>
      <p>{t.usedThisMonth({ size: format.bytes(used) })}</p>
      {bytes !== undefined && <p>{t.storedSize({ size: format.bytes(bytes) })}</p>}
    </Panel>
  );
}
