import type { TeamMember } from '@sikhya/contract/team.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useAuth } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { FieldError } from '../../ui/field.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { useChangeMember } from './api.ts';
import { AuthorCourses } from './author-courses.tsx';
import { MemberActions } from './member-actions.tsx';
import { RoleFields } from './role-fields.tsx';
import { texts } from './texts.ts';

/** The role, the courses and the account of one admin. Open while a member is given. */
export function MemberDialog({ member, onClose }: { member: TeamMember | undefined; onClose: () => void }) {
  const t = useTexts(texts);
  const { username } = useAuth();
  return (
    <Dialog open={member !== undefined} onClose={onClose} wide keepOpen title={member?.username ?? t.team}>
      {member && (
        <div className="grid gap-6 pb-5">
          {member.username === username ? (
            <p className="text-ink-soft">{t.ownRole}</p>
          ) : (
            <RoleForm key={member._id} member={member} />
          )}
          {member.role === 'author' && <AuthorCourses adminId={member._id} />}
          <MemberActions member={member} />
        </div>
      )}
    </Dialog>
  );
}

function RoleForm({ member: { _id: adminId, username, role, needsReview } }: { member: TeamMember }) {
  const t = useTexts(texts);
  const [rights, setRights] = useState({ role, needsReview });
  const change = useChangeMember();
  const isChanged = rights.role !== role || rights.needsReview !== needsReview;
  const { isBusy, error, submit } = useFormSubmit({
    title: username,
    done: t.roleSaved,
    isValid: isChanged,
    onSubmit: () => change.mutateAsync({ params: { adminId }, body: rights }),
  });
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <RoleFields rights={rights} onChange={setRights} />
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
