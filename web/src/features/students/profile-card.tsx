import type { StudentDetail } from '@sikhya/contract/students.ts';
import { formatCount, formatDate } from '../../lib/format.ts';
import { getFirstLetter, getLang } from '../../lib/odia.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';

export function ProfileCard({ student }: { student: StudentDetail }) {
  const { googleProfile, email, createdAt, enrolledCourses, performance, blockedAt } = student;
  return (
    <section
      aria-label="Profile"
      className="flex flex-wrap items-center gap-5 rounded-soft border border-line bg-sheet p-5"
    >
      <Avatar letter={getFirstLetter(googleProfile.name)} photo={googleProfile.photoUrl} size="large" />
      <div className="min-w-0 grow">
        <h1 lang={getLang(googleProfile.name)} className="text-h2 wrap-anywhere">
          {googleProfile.name}
        </h1>
        <p className="wrap-anywhere text-ink-soft">{email}</p>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
          <span>Joined {formatDate(createdAt)}</span>
          <span>{formatCount(enrolledCourses.length, 'enrolled course')}</span>
          <span>{formatCount(performance.testsCompleted, 'test')} attempted</span>
        </p>
        {blockedAt && (
          <p className="mt-3">
            <Badge tone="wrong">Blocked since {formatDate(blockedAt)}</Badge>
          </p>
        )}
      </div>
    </section>
  );
}
