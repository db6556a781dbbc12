/** The session's token as the browser keeps it; on the server nobody is signed in. */
export function storedToken(): string | null {
  if (typeof window === 'undefined') return null;
  try {
    return window.localStorage.getItem('token');
  } catch {
    // storage is switched off
    return null;
  }
}
