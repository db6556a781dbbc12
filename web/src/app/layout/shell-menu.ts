/** The menu of the server's shell, which works until the app replaces the shell. */
const menu = document.querySelector<HTMLElement>('#shell [data-menu]');

// an older browser throws on the selector, and has no popover that could be open
let isOpen = CSS.supports('selector(:popover-open)') && menu?.matches(':popover-open') === true;
// Removing the menu closes it without an event, and a person can open it while React renders.
menu?.addEventListener('beforetoggle', (event) => {
  isOpen = event.newState === 'open';
});

/** Whether the shell's menu was open when the app replaced the shell: the app's menu then opens. */
export function wasShellMenuOpen(): boolean {
  const wasOpen = isOpen;
  isOpen = false;
  return wasOpen;
}
