/**
 * Call it before showing Odia, because Chromium does not redraw text that it drew as boxes before the font arrived. When
 * the font cannot be loaded, the device's own font is used.
 */
export async function loadOdiaFont(): Promise<void> {
  await Promise.allSettled([
    document.fonts.load("1em 'Noto Sans Oriya'", 'ଓ'),
    document.fonts.load("600 1em 'Noto Sans Oriya'", 'ଓ'),
  ]);
}
