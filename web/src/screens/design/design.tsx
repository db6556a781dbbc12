import type { PageHandle } from '../../lib/page-handle.ts';
import { ConfirmProvider } from '../../ui/confirm.tsx';
import { IkatBorder } from '../../ui/ikat-border.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { ToastProvider } from '../../ui/toast.tsx';
import { Actions } from './actions.tsx';
import { Cards } from './cards.tsx';
import { Forms } from './forms.tsx';
import { Foundations } from './foundations.tsx';
import { Indicators } from './indicators.tsx';
import { Lists } from './lists.tsx';
import { Overlays } from './overlays.tsx';
import { Sections } from './sections.tsx';
import { States } from './states.tsx';

export const handle: PageHandle = {
  describe: (site) => ({ title: `Design · ${site.name}`, description: '', noIndex: true }),
};

/** Every component of ui/ in all its states, in English and Odia, for developers. */
export function Component() {
  return (
    <ConfirmProvider>
      <ToastProvider>
        <main id="main" className="page pb-24">
          <div className="sticky top-0 z-10 -mx-2 flex justify-end bg-paper px-2 py-2">
            <ThemeSwitch />
          </div>
          <h1 className="mt-6 text-h1">Design system</h1>
          <p className="mt-3 max-w-[38em] text-lead text-ink-soft">
            The components that every screen uses. Add new components here first.
          </p>
          <IkatBorder className="mt-8 mb-2" />
          <Foundations />
          <Actions />
          <Forms />
          <Overlays />
          <Sections />
          <Lists />
          <Cards />
          <Indicators />
          <States />
        </main>
      </ToastProvider>
    </ConfirmProvider>
  );
}
