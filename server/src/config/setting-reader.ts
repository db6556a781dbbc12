import path from 'node:path';
import { StartFailure } from '../start-failure.ts';

export type Environment = Record<string, string | undefined>;

export type SettingReader = ReturnType<typeof createSettingReader>;

/** Reads single settings and refuses those that cannot be used. */
export function createSettingReader(env: Environment) {
  const optional = (name: string) => {
    const value = env[name]?.trim() || undefined;
    // a shell and systemd remove quotation marks, an env file of Docker does not
    if (value && /^("[^"]*"|'[^']*')$/.test(value))
      throw new StartFailure(
        `The setting ${name} is in quotation marks, which would be a part of it; remove them.`,
      );
    return value;
  };
  const text = (name: string, defaultValue: string) => optional(name) ?? defaultValue;
  const refuse = (name: string, expected: string): never => {
    throw new StartFailure(`The setting ${name} must be ${expected}, but it is '${env[name] ?? ''}'.`);
  };
  const number = (name: string, defaultValue: number, min: number, max: number, alternative = ''): number => {
    const digits = text(name, String(defaultValue));
    const value = Number(digits);
    return /^\d+$/.test(digits) && value >= min && value <= max
      ? value
      : refuse(name, `${alternative}a whole number from ${min} to ${max}`);
  };
  const boolean = (name: string, defaultValue: boolean): boolean => {
    const value = text(name, defaultValue ? '1' : '0').toLowerCase();
    if (['1', 'true', 'yes', 'on'].includes(value)) return true;
    if (['0', 'false', 'no', 'off'].includes(value)) return false;
    return refuse(name, '1 or 0');
  };
  const folder = (name: string, defaultValue: string): string => {
    const value = text(name, defaultValue);
    if (value.startsWith('~')) refuse(name, 'a path without ~, which only a shell replaces');
    return path.resolve(value);
  };
  /** A secret, whose spaces are part of it. */
  const secret = (name: string) => env[name] || undefined;
  return { text, optional, refuse, number, boolean, folder, secret };
}
