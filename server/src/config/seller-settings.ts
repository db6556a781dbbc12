import { GST_STATES, GSTIN } from '@sikhya/contract/gst-states.ts';
import { StartFailure } from '../start-failure.ts';
import type { SettingReader } from './setting-reader.ts';

export function readSeller({ optional, refuse }: SettingReader, defaults: { name: string; address: string }) {
  const state = optional('SELLER_STATE') ?? 'Odisha';
  const code = Object.entries(GST_STATES).find(
    ([code, { en: name }]) => code === state || name.toLowerCase() === state.toLowerCase(),
  )?.[0];
  if (!code)
    throw new StartFailure(
      `The setting SELLER_STATE must be a state of India such as Odisha, but it is '${state}'.`,
    );
  const gstin = optional('SELLER_GSTIN') ?? null;
  if (gstin !== null && !(GSTIN.test(gstin) && gstin.startsWith(code)))
    throw new StartFailure(
      `The setting SELLER_GSTIN must be a GST number that starts with ${code}, the code of SELLER_STATE.`,
    );
  if (gstin !== null && !hasCheckCharacter(gstin))
    refuse('SELLER_GSTIN', 'the GST number of the certificate of registration, without a wrong character');
  return {
    name: optional('SELLER_NAME') ?? defaults.name,
    address: optional('SELLER_ADDRESS') ?? defaults.address,
    /** The code of the state in GST numbers. */
    state: code,
    gstin,
  };
}

/** The last character of a GST number is computed from the others, so that a mistyped one is found. */
function hasCheckCharacter(gstin: string): boolean {
  const sum = [...gstin.slice(0, -1)].reduce((total, character, index) => {
    const product = Number.parseInt(character, 36) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return Number.parseInt(gstin.slice(-1), 36) === (36 - (sum % 36)) % 36;
}
