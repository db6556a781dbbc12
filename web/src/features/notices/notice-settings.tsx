import type { NoticeSettings as Settings } from '@sikhya/contract/notice-settings.ts';
import { NOTICE_CHANNELS } from '@sikhya/contract/notices.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { settingsQuery, useSetSetting } from './api.ts';
import { PushSwitch } from './push-switch.tsx';
import { texts } from './texts.ts';

/** Which notices a student wants, and on which channels. */
export function NoticeSettings() {
  const t = useTexts(texts);
  const settings = useQuery(settingsQuery);
  const { email, channels } = settings.data ?? { email: '', channels: { email: false } };
  const note = channels.email ? t.settingsNote({ email }) : t.settingsNoteWithoutEmail;
  return (
    // the settings decide which note is shown; another one could move the list below
    <Panel title={t.settings} note={!settings.isLoading && note}>
      <QueryView
        query={settings}
        loading={<SkeletonLines lines={10} />}
        isEmpty={({ groups }: Settings) => groups.length === 0}
        empty={null}
      >
        {(data) =>
          data.pushKey === null ? (
            <Groups settings={data} />
          ) : (
            <PushSwitch pushKey={data.pushKey}>
              <Groups settings={data} />
            </PushSwitch>
          )
        }
      </QueryView>
    </Panel>
  );
}

type Group = Settings['groups'][number];

function Groups({ settings: { groups, channels } }: { settings: Settings }) {
  const t = useTexts(texts);
  const { run } = useAction();
  const { mutateAsync: setSetting } = useSetSetting();
  const change = (setting: Parameters<typeof setSetting>[0]) =>
    run(() => setSetting(setting), { getFailureText: ({ message }) => `${t.settingsFailed} ${message}` });
  const offered = NOTICE_CHANNELS.filter((channel) => channel === 'app' || channels[channel]);
  return (
    <ul className="divide-y divide-line">
      {groups.map((row: Group) => (
        <li key={row.group}>
          <fieldset className="flex flex-wrap items-center justify-between gap-x-6 py-1">
            <legend className="float-left min-h-11 content-center">{t[row.group]}</legend>
            {row.canSwitchOff ? (
              <div className="ml-auto flex flex-wrap gap-x-5">
                {offered.map((channel) => (
                  <label key={channel} className="flex min-h-11 cursor-pointer items-center gap-2">
                    <input
                      type="checkbox"
                      className="size-5 accent-indigo"
                      checked={row[channel]}
                      onChange={({ target }) =>
                        void change({ group: row.group, channel, isOn: target.checked })
                      }
                    />
                    {t[channel]}
                  </label>
                ))}
              </div>
            ) : (
              <p className="ml-auto content-center text-ink-soft">{t.alwaysOn}</p>
            )}
          </fieldset>
        </li>
      ))}
    </ul>
  );
}
