import type { AdminRole } from '@sikhya/contract/permissions.ts';
import type { SecondFactorSetting } from '@sikhya/contract/second-factor.ts';

export function isSecondFactorRequired(setting: SecondFactorSetting, role: AdminRole): boolean {
  return setting === 'all' || (setting === 'owners' && role === 'owner');
}

/** Removes spaces and turns Odia digits into Latin ones. Returns null for what cannot be a code of an app. */
export function readTotpCode(typed: string): string | null {
  const code = typed
    .replace(/\s/g, '')
    .replace(/[୦-୯]/g, (digit) => String(digit.charCodeAt(0) - '୦'.charCodeAt(0)));
  return /^\d{6}$/.test(code) ? code : null;
}
