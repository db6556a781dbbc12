/**
 * Chromium keeps boxes that it drew before the font came, so nothing Odia is shown until it is there. Without it
 * (offline, say) the device's own face serves.
 */
export async function odiaFont(): Promise<void> {
  await Promise.allSettled([
    document.fonts.load("1em 'Noto Sans Oriya'", 'ଓ'),
    document.fonts.load("600 1em 'Noto Sans Oriya'", 'ଓ'),
  ]);
}
