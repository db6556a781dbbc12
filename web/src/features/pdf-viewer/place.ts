const KEY = 'page-of:';

/** The page at which somebody stopped reading, on this device. */
export function rememberedPage(place: string): number {
  try {
    const page = Number(localStorage.getItem(KEY + place));
    return Number.isInteger(page) && page > 0 ? page : 1;
  } catch {
    return 1;
  }
}

export function rememberPage(place: string, page: number): void {
  try {
    localStorage.setItem(KEY + place, String(page));
  } catch {
    // storage is switched off or full: the next visit begins at the first page
  }
}
