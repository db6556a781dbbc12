/**
 * Chromium may go on drawing the first text in a script with the face it had to use before the script's own font
 * arrived: boxes, where the device knows no Odia. A changed font setting, of no effect by itself (see base.css),
 * makes it draw that text anew.
 */
export function redrawLateFonts(): void {
  let times = 0;
  const redraw = () => {
    times += 1;
    document.documentElement.dataset.redrawn = times % 2 === 0 ? 'even' : 'odd';
  };
  // those that came before this code did, and those that come later
  document.fonts.ready.then(redraw);
  document.fonts.addEventListener('loadingdone', redraw);
}
