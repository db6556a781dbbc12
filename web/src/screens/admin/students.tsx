import { getTexts } from '@sikhya/contract/language/texts.ts';
import { StudentList } from '../../features/students/student-list.tsx';
import { texts } from '../../features/students/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  permission: 'students.read',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).studentsPage} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid gap-6 py-8">
      <h1 className="text-h2">{t.studentDetails}</h1>
      <StudentList />
    </main>
  );
}
