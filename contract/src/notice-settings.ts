import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { NOTICE_CHANNELS, NOTICE_GROUPS } from './notices.ts';
import { line, requiredLine } from './text.ts';

/** Which notices a student wants, and on which channels. */

const settings = z.object({
  /** The channels that this server offers besides the app. */
  channels: z.object({ email: z.boolean(), push: z.boolean() }),
  /** The address for e-mails. */
  email: z.string(),
  /** The public key that a browser needs to subscribe to pushes; null without push. */
  pushKey: z.nullable(z.string()),
  groups: z.array(
    z.object({
      group: z.enum(NOTICE_GROUPS),
      app: z.boolean(),
      email: z.boolean(),
      push: z.boolean(),
      canSwitchOff: z.boolean(),
    }),
  ),
});

export type NoticeSettings = z.output<typeof settings>;

export const getNoticeSettings = endpoint({
  method: 'GET',
  path: '/api/student/notices/settings',
  access: 'student',
  summary: 'Which notices the calling student wants, and on which channels',
  response: settings,
});

/** 422 for security, which cannot be switched off. */
export const setNoticeSetting = endpoint({
  method: 'PUT',
  path: '/api/student/notices/settings',
  access: 'student',
  summary: 'Switch a group of notices on or off in one channel',
  body: z.object({
    group: z.enum(NOTICE_GROUPS),
    channel: z.enum(NOTICE_CHANNELS),
    isOn: z.boolean(),
  }),
  response: settings,
});

const endpointUrl = requiredLine(1000);
const subscribed = z.object({ isSubscribed: z.boolean() });

/** The result of `pushManager.subscribe` in a browser. 422 for a push service that we do not know, and for bad keys. */
export const subscribeToPush = endpoint({
  method: 'PUT',
  path: '/api/student/push-subscription',
  access: 'student',
  isRare: true,
  summary: 'Send pushes to this browser while its session lasts',
  body: z.object({
    endpoint: endpointUrl,
    keys: z.object({ p256dh: line(200), auth: line(100) }),
  }),
  response: subscribed,
});

export const unsubscribeFromPush = endpoint({
  method: 'POST',
  path: '/api/student/push-subscription/remove',
  access: 'student',
  summary: 'Send no more pushes to this browser',
  body: z.object({ endpoint: endpointUrl }),
  response: subscribed,
});

/**
 * The page that a link in a mail leads to, made by the server without scripts. Mail programs post to it themselves
 * (RFC 8058).
 */
export const UNSUBSCRIBE_PATH = '/unsubscribe';
