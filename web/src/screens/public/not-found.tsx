import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export const handle: PageHandle = {
  status: 404,
  describe: (site) => ({ title: `Page not found · ${site.name}`, description: '', noIndex: true }),
};

export function Component() {
  return (
    <main id="main" className="page py-20">
      <EmptyState
        heading="h1"
        title="Page not found"
        action={<LinkButton to={paths.home}>Back to Home</LinkButton>}
      >
        Check the address for typing errors. The page may also have moved.
      </EmptyState>
    </main>
  );
}
