import type { TeamMember } from '@sikhya/contract/team.ts';
import { useTexts } from '../../language/locale.tsx';
import { useAuth } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { useAction } from '../../ui/use-action.tsx';
import { useBlockMember, useEndMemberSessions, useUnblockMember } from './api.ts';
import { texts } from './texts.ts';

/** Buttons to sign an admin out, and to block and unblock the admin. */
export function MemberActions({ member }: { member: TeamMember }) {
  const t = useTexts(texts);
  const { cancel } = useTexts(uiTexts);
  const { username: own } = useAuth();
  const confirm = useConfirm();
  const signingOut = useAction();
  const blocking = useAction();
  const { mutateAsync: endSessions } = useEndMemberSessions();
  const { mutateAsync: block } = useBlockMember();
  const { mutateAsync: unblock } = useUnblockMember();
  const { username: name, blockedAt } = member;
  const input = { params: { adminId: member._id } };

  const signOut = async () => {
    const sure = await confirm({
      title: t.endSessionsTitle({ name }),
      text: name === own ? t.endOwnSessionsText : t.endSessionsText,
      yes: t.endSessions,
      no: cancel,
    });
    if (sure) await signingOut.run(() => endSessions(input), { done: t.sessionsEnded({ name }) });
  };
  const blockMember = async () => {
    const sure = await confirm({
      title: t.blockTitle({ name }),
      text: t.blockText,
      yes: t.block,
      no: cancel,
      danger: true,
    });
    if (sure) await blocking.run(() => block(input), { done: t.memberBlocked({ name }) });
  };

  return (
    <section aria-labelledby="member-account" className="grid gap-3">
      <h3 id="member-account" className="font-semibold">
        {t.account}
      </h3>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" busy={signingOut.isBusy} onClick={() => void signOut()}>
          {t.endSessions}
        </Button>
        {blockedAt ? (
          <Button
            tone="quiet"
            busy={blocking.isBusy}
            onClick={() => void blocking.run(() => unblock(input), { done: t.memberUnblocked({ name }) })}
          >
            {t.unblock}
          </Button>
        ) : (
          name !== own && (
            <Button tone="danger" busy={blocking.isBusy} onClick={() => void blockMember()}>
              {t.block}
            </Button>
          )
        )}
      </div>
    </section>
  );
}
