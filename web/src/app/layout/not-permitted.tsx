import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { portalTexts } from './portal-texts.ts';

/** In place of a screen that the role of the admin does not include. */
export function NotPermitted() {
  const t = useTexts(portalTexts);
  return (
    <main id="main" className="page min-h-dvh py-16">
      <EmptyState
        heading="h1"
        title={t.notPermitted}
        action={
          <LinkButton to={paths.adminDashboard} tone="quiet">
            {t.backToStart}
          </LinkButton>
        }
      >
        {t.notPermittedHelp}
      </EmptyState>
    </main>
  );
}
