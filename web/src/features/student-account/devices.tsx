import type { Device } from '@sikhya/contract/student-account.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { NeedsConnection, useLabelThatNeedsConnection } from '../../lib/needs-connection.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useSignOutDevice } from './api.ts';
import { texts } from './texts.ts';

export function Devices({ devices }: { devices: Device[] }) {
  const t = useTexts(texts);
  return (
    <Panel title={t.devices} note={t.devicesNote}>
      <ul className="grid gap-3">
        {devices.map((device) => (
          <DeviceRow key={device._id} device={device} />
        ))}
      </ul>
    </Panel>
  );
}

function DeviceRow({ device: { _id, name, signedInAt, isThisDevice } }: { device: Device }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { run, isBusy } = useAction();
  const { mutateAsync: signOut } = useSignOutDevice();
  const label = name || t.unknownDevice;
  const buttonLabel = useLabelThatNeedsConnection(t.signOutOn({ device: label }));
  const press = () => run(() => signOut(_id), { done: t.signedOut });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
      <div className="min-w-0">
        <p lang={name ? 'en' : undefined} className="font-semibold">
          {label}
        </p>
        <p className="text-small text-ink-soft">{t.signedInAt({ date: format.dateTime(signedInAt) })}</p>
      </div>
      {isThisDevice ? (
        <Badge tone="right">{t.thisDevice}</Badge>
      ) : (
        <Button tone="quiet" size="small" busy={isBusy} aria-label={buttonLabel} onClick={() => void press()}>
          {t.signOutThere} <NeedsConnection />
        </Button>
      )}
    </li>
  );
}
