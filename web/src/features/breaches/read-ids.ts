/** Reads ids from a pasted text; of the address of a student's page it takes the last part. Each id comes once. */
export function readIds(text: string): string[] {
  const parts = text.split(/[\s,;]+/).map((part) => part.replace(/[?#].*$/, '').replace(/\/+$/, ''));
  const ids = parts.map((part) => part.slice(part.lastIndexOf('/') + 1).toLowerCase());
  return [...new Set(ids.filter((id) => id !== ''))];
}
