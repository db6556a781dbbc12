import type { Location } from 'react-router';
import { useTexts } from '../language/locale.tsx';
import { useConfirm } from './confirm.tsx';
import { useNavigationGuard, useUnloadWarning } from './navigation-blocker.ts';
import { texts } from './texts.ts';

type LeaveConfirm = {
  title: string;
  text: string;
  /** Called when the person leaves: true for a navigation that needs no confirmation. */
  unless: (next: Location) => boolean;
  /** Where the browser's Back leads, whatever page was open before. */
  backTo?: string;
  /** Tried before the question. Resolves to whether nothing is lost, so that there is nothing to ask. */
  save?: () => Promise<boolean>;
};

/** While `isActive`, asks before the person leaves: in a dialog within the app, and by the browser on closing the tab. */
export function useLeaveConfirm(isActive: boolean, options: LeaveConfirm): void {
  const { title, text, unless, backTo, save } = options;
  const confirm = useConfirm();
  const { leave, stay } = useTexts(texts);
  useNavigationGuard({
    // the same page in the other language keeps its input
    needsConfirm: ({ next, changesPath }) => isActive && changesPath && !unless(next),
    confirmLeave: async () =>
      (await save?.()) || confirm({ title, text, yes: leave, no: stay, isNoPrimary: true }),
    getBackTo: () => (isActive ? backTo : undefined),
  });
  useUnloadWarning(isActive);
}

/** Sets where the browser's Back leads, whatever page was open before; undefined leaves it to the browser. */
export function useBackTo(path: string | undefined): void {
  useNavigationGuard({
    needsConfirm: () => false,
    confirmLeave: async () => true,
    getBackTo: () => path,
  });
}
