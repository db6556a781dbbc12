/**
 * Chromium keeps what it has drawn for a text and a font setting, also when that was drawn with the face it had to use
 * before the script's own font arrived: boxes, where the device knows no Odia. A setting that was never there before,
 * and has no effect by itself (see base.css), makes it draw anew.
 */
export function redrawLateFonts(): void {
  let times = 0;
  const redraw = () => {
    times += 1;
    document.documentElement.style.setProperty('--redrawn', String(times));
  };
  // those that came before this code did, and those that come later
  document.fonts.ready.then(redraw);
  document.fonts.addEventListener('loadingdone', redraw);
}
