import type { TeamMember } from '@sikhya/contract/team.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useAuth } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { FieldError } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
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

function RoleForm({ member: { _id: adminId, role, needsReview } }: { member: TeamMember }) {
  const t = useTexts(texts);
  const toast = useToast();
  const [rights, setRights] = useState({ role, needsReview });
  const change = useChangeMember();
  const isChanged = rights.role !== role || rights.needsReview !== needsReview;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(
          { params: { adminId }, body: rights },
          { onSuccess: () => toast({ text: t.roleSaved, tone: 'right' }) },
        );
      }}
    >
      <RoleFields rights={rights} onChange={setRights} />
      {change.isError && (
        <FieldError>
          <FailureText error={change.error} />
        </FieldError>
      )}
      {isChanged && (
        <div>
          <Button type="submit" busy={change.isPending}>
            {t.save}
          </Button>
        </div>
      )}
    </form>
  );
}
