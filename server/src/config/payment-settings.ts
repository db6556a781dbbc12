import { StartFailure } from '../start-failure.ts';
import type { SettingReader } from './setting-reader.ts';

/** Chooses the payment provider of students. The local one moves no money, so production refuses it. */
export function readPayments(
  { optional }: SettingReader,
  { production, canBeLocal }: { production: boolean; canBeLocal: boolean },
) {
  const keyId = optional('RAZORPAY_KEY_ID');
  if (!keyId && !optional('PAYMENTS') && optional('RAZORPAY_KEY_SECRET'))
    throw new StartFailure('RAZORPAY_KEY_SECRET is set without RAZORPAY_KEY_ID; set both, or neither.');
  const kind = optional('PAYMENTS') ?? (keyId ? 'razorpay' : canBeLocal ? 'local' : 'off');
  if (kind === 'off') return { kind: 'off' as const };
  if (kind === 'local') {
    if (production)
      throw new StartFailure(
        'PAYMENTS is local, which moves no money, so production does not start with it. Set PAYMENTS=razorpay or PAYMENTS=off.',
      );
    /** Without PAYMENTS=local it serves only requests from this machine. */
    return { kind: 'local' as const, isLocalOnly: optional('PAYMENTS') === undefined };
  }
  if (kind !== 'razorpay')
    throw new StartFailure(`The setting PAYMENTS must be razorpay, local or off, but it is '${kind}'.`);
  return { kind: 'razorpay' as const, ...readRazorpay(optional, keyId) };
}

function readRazorpay(optional: SettingReader['optional'], keyId: string | undefined) {
  const keySecret = optional('RAZORPAY_KEY_SECRET');
  const webhookSecret = optional('RAZORPAY_WEBHOOK_SECRET');
  if (!keyId || !keySecret || !webhookSecret)
    throw new StartFailure(
      'PAYMENTS is razorpay, so RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set; the Razorpay dashboard shows the first two, and you choose the third there.',
    );
  const apiUrl = optional('RAZORPAY_API_URL') ?? 'https://api.razorpay.com/v1';
  if (!/^https?:\/\/[^/]/.test(apiUrl) || !URL.canParse(apiUrl))
    throw new StartFailure(
      'The setting RAZORPAY_API_URL must be an address such as https://api.razorpay.com/v1.',
    );
  const previous = optional('RAZORPAY_WEBHOOK_SECRET_PREVIOUS');
  return {
    keyId,
    keySecret,
    /** Webhooks signed with the second secret stay valid, so that the secret can be changed. */
    webhookSecrets: previous ? [webhookSecret, previous] : [webhookSecret],
    apiUrl: apiUrl.replace(/\/+$/, ''),
  };
}
