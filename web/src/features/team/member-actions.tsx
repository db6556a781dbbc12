import type { TeamMember } from '@sikhya/contract/team.ts';
import { useTexts } from '../../language/locale.tsx';
import { useAuth } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { useToast } from '../../ui/toast.tsx';
import { useBlockMember, useEndMemberSessions, useUnblockMember } from './api.ts';
import { texts } from './texts.ts';

/** Buttons to sign an admin out, and to block and unblock the admin. */
export function MemberActions({ member }: { member: TeamMember }) {
  const t = useTexts(texts);
  const { cancel } = useTexts(uiTexts);
  const { username: own } = useAuth();
  const confirm = useConfirm();
  const toast = useToast();
  const endSessions = useEndMemberSessions();
  const block = useBlockMember();
  const unblock = useUnblockMember();
  const { username: name, blockedAt } = member;
  const input = { params: { adminId: member._id } };
  const toastResult = (text: string) => ({
    onSuccess: () => toast({ text, tone: 'right' }),
    onError: (error: Error) => toast({ text: <FailureText error={error} />, tone: 'wrong' }),
  });

  const signOut = async () => {
    const sure = await confirm({
      title: t.endSessionsTitle({ name }),
      text: name === own ? t.endOwnSessionsText : t.endSessionsText,
      yes: t.endSessions,
      no: cancel,
    });
    if (sure) endSessions.mutate(input, toastResult(t.sessionsEnded({ name })));
  };
  const blockMember = async () => {
    const sure = await confirm({
      title: t.blockTitle({ name }),
      text: t.blockText,
      yes: t.block,
      no: cancel,
      danger: true,
    });
    if (sure) block.mutate(input, toastResult(t.memberBlocked({ name })));
  };

  return (
    <section aria-labelledby="member-account" className="grid gap-3">
      <h3 id="member-account" className="font-semibold">
        {t.account}
      </h3>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" busy={endSessions.isPending} onClick={() => void signOut()}>
          {t.endSessions}
        </Button>
        {blockedAt ? (
          <Button
            tone="quiet"
            busy={unblock.isPending}
            onClick={() => unblock.mutate(input, toastResult(t.memberUnblocked({ name })))}
          >
            {t.unblock}
          </Button>
        ) : (
          name !== own && (
            <Button tone="danger" busy={block.isPending} onClick={() => void blockMember()}>
              {t.block}
            </Button>
          )
        )}
      </div>
    </section>
  );
}
