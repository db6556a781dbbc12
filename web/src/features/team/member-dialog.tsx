import type { TeamMember } from '@sikhya/contract/team.ts';
import { useTexts } from '../../language/locale.tsx';
import { type FormInput, useFormInput } from '../../lib/form-input/use-form-input.ts';
import { useAuth } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { FieldError } from '../../ui/field.tsx';
import { RestoredNotice } from '../../ui/restored-notice.tsx';
import { useDiscardConfirm } from '../../ui/use-discard-confirm.ts';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { useChangeMember } from './api.ts';
import { AuthorCourses } from './author-courses.tsx';
import { MemberActions } from './member-actions.tsx';
import { type Rights, RoleFields } from './role-fields.tsx';
import { texts } from './texts.ts';

type MemberDialogProps = { member: TeamMember; onClose: () => void };

/** The role, the courses and the account of one admin. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const t = useTexts(texts);
  const { username } = useAuth();
  const { _id: adminId, role, needsReview } = member;
  const input = useFormInput(`member:${adminId}`, { role, needsReview });
  const close = useDiscardConfirm(input.isChanged, onClose);
  return (
    <Dialog open onClose={close} wide keepOpen title={member.username}>
      <div className="grid gap-6 pb-5">
        {member.username === username ? (
          <p className="text-ink-soft">{t.ownRole}</p>
        ) : (
          <RoleForm member={member} input={input} />
        )}
        {role === 'author' && <AuthorCourses adminId={adminId} />}
        <MemberActions member={member} />
      </div>
    </Dialog>
  );
}

type RoleFormProps = { member: TeamMember; input: FormInput<Rights> };

function RoleForm({ member: { _id: adminId, username }, input }: RoleFormProps) {
  const t = useTexts(texts);
  const change = useChangeMember();
  const { values: rights, isChanged } = input;
  const { isBusy, error, submit } = useFormSubmit({
    title: username,
    done: t.roleSaved,
    isValid: isChanged,
    onSubmit: () => change.mutateAsync({ params: { adminId }, body: rights }),
  });
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <RestoredNotice isShown={input.isRestored} />
      <RoleFields rights={rights} onChange={input.change} />
      {error && (
        <FieldError>
          <FailureText error={error} />
        </FieldError>
      )}
      {isChanged && (
        <div>
          <Button type="submit" busy={isBusy}>
            {t.save}
          </Button>
        </div>
      )}
    </form>
  );
}
