import { readStorage, writeStorage } from '../browser-storage.ts';
import { getAccount, getLastAccount, hasLoggedOut, isTokenStored, LOGGED_OUT_KEY } from '../session-store.ts';

/** The input of forms that were open when the session ended, until the same person opens them again in this tab. */

const KEY = 'form-input';

/** The changed fields of each form, by the name of the form. */
type StoredInput = { owner: string; forms: Record<string, object> };

/** Call after the session has ended. Stores nothing if the person has logged out or somebody else has signed in. */
export function storeFormInput(name: string, changes: object): void {
  const owner = getLastAccount();
  const isLogout = hasLoggedOut() || readStorage('localStorage', LOGGED_OUT_KEY) === owner;
  if (owner === null || isLogout || isTokenStored()) return;
  write({ owner, forms: { ...readFormsOf(owner), [name]: changes } });
}

/** Returns the changed fields that the signed-in person has left in the form; null if there are none. */
export function readFormInput(name: string): object | null {
  return readFormsOf(getAccount())[name] ?? null;
}

export function removeFormInput(name: string): void {
  const owner = getAccount();
  const { [name]: removed, ...forms } = readFormsOf(owner);
  if (owner !== null && removed) write(Object.keys(forms).length > 0 ? { owner, forms } : null);
}

export function removeAllFormInput(): void {
  write(null);
}

/** Call when somebody has signed in. */
export function removeFormInputOfOthers(): void {
  if (read()?.owner !== getAccount()) removeAllFormInput();
}

export function pickChanges<Values extends object>(values: Values, initial: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => isDifferent(value, initial[key as keyof Values])),
  ) as Partial<Values>;
}

/** Objects and lists are compared by their JSON. */
function isDifferent(value: unknown, initial: unknown): boolean {
  if (typeof value !== 'object') return value !== initial;
  return JSON.stringify(value) !== JSON.stringify(initial);
}

function readFormsOf(owner: string | null): StoredInput['forms'] {
  const stored = read();
  return stored && stored.owner === owner ? stored.forms : {};
}

function read(): StoredInput | null {
  return JSON.parse(readStorage('sessionStorage', KEY) ?? 'null') as StoredInput | null;
}

function write(input: StoredInput | null): void {
  writeStorage('sessionStorage', KEY, input && JSON.stringify(input));
}
