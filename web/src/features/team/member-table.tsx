import type { TeamMember } from '@sikhya/contract/team.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { roleTexts } from '../../lib/role-texts.ts';
import { useAuth } from '../../lib/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { texts } from './texts.ts';

type MemberTableProps = { members: readonly TeamMember[]; onManage: (adminId: string) => void };

export function MemberTable({ members, onManage }: MemberTableProps) {
  const t = useTexts(texts);
  const roleText = useTexts(roleTexts);
  const format = useFormatter();
  const columns: Column<TeamMember>[] = [
    {
      key: 'member',
      header: t.member,
      hideLabel: true,
      cell: (member) => <MemberName member={member} />,
    },
    {
      key: 'role',
      header: t.role,
      cell: ({ role, needsReview }) => (
        <span className="flex flex-wrap items-center gap-2 max-sm:justify-end">
          {roleText[role]}
          {needsReview && <Badge tone="marigold">{t.needsReview}</Badge>}
        </span>
      ),
    },
    {
      key: 'courses',
      header: t.courses,
      align: 'end',
      cell: ({ role, courses }) => (role === 'author' ? format.number(courses) : '–'),
    },
    {
      key: 'lastSignIn',
      header: t.lastSignIn,
      cell: ({ lastSignInAt }) => (lastSignInAt ? format.dateTime(lastSignInAt) : t.never),
    },
    {
      key: 'actions',
      header: t.actions,
      hideLabel: true,
      cell: ({ _id, username }) => (
        <Button
          tone="quiet"
          size="small"
          aria-label={t.manageMember({ name: username })}
          onClick={() => onManage(_id)}
        >
          {t.manage}
        </Button>
      ),
    },
  ];
  return <Table caption={t.team} columns={columns} rows={members} rowKey={({ _id }) => _id} />;
}

function MemberName({ member: { username, blockedAt } }: { member: TeamMember }) {
  const t = useTexts(texts);
  const { username: own } = useAuth();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-2">
      <span lang={getLang(username)} className="font-semibold wrap-anywhere">
        {username}
      </span>
      {username === own && <Badge>{t.you}</Badge>}
      {blockedAt && <Badge tone="wrong">{t.blocked}</Badge>}
    </span>
  );
}
