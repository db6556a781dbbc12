/**
 * The exam fills the screen where the browser allows it. A refusal changes nothing: iPhones offer full screen only for
 * videos. The whole document fills the screen, because dialogs are outside the exam's element.
 */
export function enterFullScreen(): void {
  if (!document.fullscreenEnabled || document.fullscreenElement) return;
  document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement === document.documentElement) document.exitFullscreen().catch(() => {});
}
