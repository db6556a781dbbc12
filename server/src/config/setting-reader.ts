import { StartFailure } from '../start-failure.ts';

export type Environment = Record<string, string | undefined>;

export type SettingReader = ReturnType<typeof createSettingReader>;

/** Reads single settings and refuses those that cannot be used. */
export function createSettingReader(env: Environment) {
  const text = (name: string, defaultValue: string) => env[name]?.trim() || defaultValue;
  const optional = (name: string) => env[name]?.trim() || undefined;
  const refuse = (name: string, expected: string): never => {
    throw new StartFailure(`The setting ${name} must be ${expected}, but it is '${env[name] ?? ''}'.`);
  };
  const number = (name: string, defaultValue: number, min: number, max: number, alternative = ''): number => {
    const value = Number(text(name, String(defaultValue)));
    return Number.isInteger(value) && value >= min && value <= max
      ? value
      : refuse(name, `${alternative}a whole number from ${min} to ${max}`);
  };
  const boolean = (name: string, defaultValue: boolean): boolean => {
    const value = text(name, defaultValue ? '1' : '0').toLowerCase();
    if (['1', 'true', 'yes', 'on'].includes(value)) return true;
    if (['0', 'false', 'no', 'off'].includes(value)) return false;
    return refuse(name, '1 or 0');
  };
  /** A secret, whose spaces are part of it. */
  const secret = (name: string) => env[name] || undefined;
  return { text, optional, refuse, number, boolean, secret };
}
