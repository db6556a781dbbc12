import { GST_STATES, GSTIN, hasGstCheckCharacter } from '@sikhya/contract/gst-states.ts';
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
  if (gstin !== null && !hasGstCheckCharacter(gstin))
    refuse('SELLER_GSTIN', 'the GST number of the certificate of registration, without a wrong character');
  return {
    name: optional('SELLER_NAME') ?? defaults.name,
    address: optional('SELLER_ADDRESS') ?? defaults.address,
    /** The code of the state in GST numbers. */
    state: code,
    gstin,
  };
}
