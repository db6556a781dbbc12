import { getTexts } from '@sikhya/contract/language/texts.ts';
import { SystemState } from '../../features/system/system-state.tsx';
import { texts } from '../../features/system/texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  permission: 'system',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).systemState} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <SystemState />
    </main>
  );
}
