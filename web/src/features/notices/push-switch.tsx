import { subscribeToPush, unsubscribeFromPush } from '@sikhya/contract/notice-settings.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { call } from '../../lib/call.ts';
import { NeedsConnection } from '../../lib/needs-connection.tsx';
import {
  canPush,
  endSubscription,
  findSubscription,
  hasServerKey,
  startSubscription,
} from '../../lib/push-subscription.ts';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const pushQuery = (pushKey: string) =>
  queryOptions({
    queryKey: ['notices', 'push', pushKey],
    queryFn: async (): Promise<PushState> => {
      if (!canPush()) return 'unsupported';
      if (Notification.permission === 'denied') return 'blocked';
      const subscription = await findSubscription();
      return subscription && hasServerKey(subscription, pushKey) ? 'on' : 'off';
    },
    // the permission may have changed in the settings of the browser
    staleTime: 0,
    meta: { personal: true },
  });

type PushSwitchProps = {
  pushKey: string;
  /** Shown below once the state of this device is known, which would move it. */
  children: ReactNode;
};

/** Switches notices on this device on and off. The browser asks for its permission after the press. */
export function PushSwitch({ pushKey, children }: PushSwitchProps) {
  const { data: state, isLoading } = useQuery(pushQuery(pushKey));
  if (isLoading) return null;
  return (
    <>
      {state && <StateOfDevice pushKey={pushKey} state={state} />}
      {children}
    </>
  );
}

function StateOfDevice({ pushKey, state }: { pushKey: string; state: PushState }) {
  const t = useTexts(texts);
  const change = useChangePush(pushKey);
  if (state === 'unsupported' || state === 'blocked')
    return <p className="pb-3 text-ink-soft">{state === 'blocked' ? t.pushBlocked : t.pushUnsupported}</p>;
  const isOn = state === 'on';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
      <p className="text-ink-soft">{isOn ? t.pushOn : t.pushOff}</p>
      <Button tone="quiet" size="small" busy={change.isPending} onClick={() => change.mutate(!isOn)}>
        {isOn ? t.stopPush : t.startPush} <NeedsConnection />
      </Button>
      {change.isError && (
        <p role="alert" className="w-full text-wrong">
          {t.pushFailed}
        </p>
      )}
    </div>
  );
}

function useChangePush(pushKey: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => (isOn ? subscribe(pushKey) : unsubscribe()),
    onSettled: () => client.invalidateQueries({ queryKey: pushQuery(pushKey).queryKey }),
  });
}

async function subscribe(pushKey: string): Promise<void> {
  // the answer of the person is shown by the state, so a refusal is no failure
  if ((await Notification.requestPermission()) !== 'granted') return;
  const { endpoint, keys } = (await startSubscription(pushKey)).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  try {
    await call(subscribeToPush, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
  } catch (error) {
    // the server has no subscription, so the browser must not keep one
    await endSubscription();
    throw error;
  }
}

async function unsubscribe(): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  await call(unsubscribeFromPush, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
