import type { Invite } from '@sikhya/contract/team.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { roleTexts } from '../../lib/role-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useRevokeInvite } from './api.ts';
import { texts } from './texts.ts';

export function InviteList({ invites }: { invites: readonly Invite[] }) {
  const t = useTexts(texts);
  return (
    <Panel title={t.openInvites}>
      <ul className="grid divide-y divide-line">
        {invites.map((invite) => (
          <OpenInvite key={invite._id} invite={invite} />
        ))}
      </ul>
    </Panel>
  );
}

function OpenInvite({ invite }: { invite: Invite }) {
  const t = useTexts(texts);
  const roleText = useTexts(roleTexts);
  const format = useFormatter();
  const { run, isBusy } = useAction();
  const { mutateAsync: revoke } = useRevokeInvite();
  const note = invite.note || t.unnamedInvite;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p lang={getLang(note)} className="font-semibold wrap-anywhere">
          {note}
        </p>
        <p className="text-small text-ink-soft wrap-anywhere">
          {t.inviteDetails({
            role: roleText[invite.role],
            name: invite.createdBy,
            time: format.dateTime(invite.expiresAt),
          })}
        </p>
      </div>
      <Button
        tone="quiet"
        size="small"
        aria-label={t.revokeInvite({ note })}
        busy={isBusy}
        onClick={() =>
          void run(() => revoke({ params: { inviteId: invite._id } }), { done: t.inviteRevoked })
        }
      >
        {t.revoke}
      </Button>
    </li>
  );
}
