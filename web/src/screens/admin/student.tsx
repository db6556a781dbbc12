import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useParams } from 'react-router';
import { StudentPage } from '../../features/students/student-page.tsx';
import { texts } from '../../features/students/texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  permission: 'students.read',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).student} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const { studentId = '' } = useParams();
  return (
    <main id="main" className="page py-8">
      <StudentPage studentId={studentId} />
    </main>
  );
}
