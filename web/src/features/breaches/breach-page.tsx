import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Panel } from '../../ui/panel.tsx';
import { BreachForm } from './breach-form.tsx';
import { BreachList } from './breach-list.tsx';
import { texts } from './texts.ts';

/** The form for a new notice, and the notices that were sent. */
export function BreachPage() {
  const t = useTexts(texts);
  // a sent notice leaves an empty form
  const [sentCount, setSentCount] = useState(0);
  return (
    <div className="grid max-w-4xl gap-6">
      <Panel title={t.write}>
        <BreachForm key={sentCount} onSent={() => setSentCount(sentCount + 1)} />
      </Panel>
      <Panel title={t.earlier}>
        <BreachList />
      </Panel>
    </div>
  );
}
