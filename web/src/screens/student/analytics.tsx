import { Analytics } from '../../features/analytics/analytics.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  describe: (site) => ({ title: `Analytics · ${site.name}`, description: '', noIndex: true }),
};

export function Component() {
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-4 py-8">
      <h1 className="text-h2">Analytics</h1>
      <Analytics />
    </main>
  );
}
