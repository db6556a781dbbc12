import type { StudentDetail } from '@sikhya/contract/students.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getFirstLetter, getLang } from '../../lib/odia.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { texts } from './texts.ts';

export function ProfileCard({ student }: { student: StudentDetail }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { googleProfile, email, createdAt, enrolledCourses, performance, blockedAt, eraseAt, dateOfBirth } =
    student;
  return (
    <section
      aria-label={t.profile}
      className="flex flex-wrap items-center gap-5 rounded-soft border border-line bg-sheet p-5"
    >
      <Avatar letter={getFirstLetter(googleProfile.name)} photo={googleProfile.photoUrl} size="large" />
      <div className="min-w-0 grow">
        <h1 lang={getLang(googleProfile.name)} className="text-h2 wrap-anywhere">
          {googleProfile.name}
        </h1>
        <p className="wrap-anywhere text-ink-soft">{email}</p>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
          <span>{t.joined({ date: format.date(createdAt) })}</span>
          {dateOfBirth && <span>{t.bornOn({ date: format.date(dateOfBirth) })}</span>}
          <span>{t.enrolledCount({ count: enrolledCourses.length })}</span>
          <span>{t.attempted({ count: performance.testsCompleted })}</span>
        </p>
        {eraseAt && (
          <p className="mt-3">
            <Badge tone="wrong">{t.erasedOn({ date: format.date(eraseAt) })}</Badge>
          </p>
        )}
        {blockedAt && (
          <p className="mt-3">
            <Badge tone="wrong">{t.blockedSince({ date: format.date(blockedAt) })}</Badge>
          </p>
        )}
      </div>
    </section>
  );
}
