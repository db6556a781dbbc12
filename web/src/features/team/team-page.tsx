import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { teamQuery } from './api.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { InviteList } from './invite-list.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { MemberTable } from './member-table.tsx';
import { texts } from './texts.ts';

/** All admins, and the open invites. */
export function TeamPage() {
  const t = useTexts(texts);
  const team = useQuery(teamQuery);
  const [isInviting, setInviting] = useState(false);
  const [managedId, setManagedId] = useState<string | null>(null);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h2">{t.team}</h1>
          <p className="mt-1 text-ink-soft">{t.teamNote}</p>
        </div>
        <Button onClick={() => setInviting(true)}>{t.invite}</Button>
      </div>
      <QueryView
        query={team}
        errorTitle={t.loadFailed}
        loading={<SkeletonLines lines={8} />}
        isEmpty={() => false}
        empty={null}
      >
        {({ members, invites }) => (
          <div className="grid gap-8">
            <MemberTable members={members} onManage={setManagedId} />
            {invites.length > 0 && <InviteList invites={invites} />}
            {members
              .filter(({ _id }) => _id === managedId)
              .map((member) => (
                <MemberDialog key={member._id} member={member} onClose={() => setManagedId(null)} />
              ))}
          </div>
        )}
      </QueryView>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
