import { StartFailure } from '../start-failure.ts';
import type { SettingReader } from './setting-reader.ts';

/**
 * Chooses the identity provider of students. The local one accepts any name, so it is the default only if no other
 * machine can reach the server. Anywhere else it needs IDENTITY=local.
 */
export function readIdentity({ optional }: SettingReader, { canBeLocal }: { canBeLocal: boolean }) {
  const googleClientId = optional('GOOGLE_CLIENT_ID');
  const provider = optional('IDENTITY');
  if (provider !== undefined && provider !== 'local' && provider !== 'google') {
    throw new StartFailure(`The setting IDENTITY must be google or local, but it is '${provider}'.`);
  }
  if (provider === 'google' && !googleClientId) {
    throw new StartFailure(
      'IDENTITY is google, so GOOGLE_CLIENT_ID must be set to the client id from the Google Cloud console.',
    );
  }
  if (provider === 'local' || (!googleClientId && provider === undefined && canBeLocal)) {
    return {
      kind: 'local' as const,
      /** Without IDENTITY=local it serves only requests from this machine. */
      isLocalOnly: provider === undefined,
    };
  }
  return googleClientId ? { kind: 'google' as const, clientId: googleClientId } : { kind: 'none' as const };
}
