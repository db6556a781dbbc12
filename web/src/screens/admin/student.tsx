import { useParams } from 'react-router';
import { StudentPage } from '../../features/students/student-page.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  describe: (site) => ({ title: `Student · ${site.name}`, description: '', noIndex: true }),
};

export function Component() {
  const { studentId = '' } = useParams();
  return (
    <main id="main" className="page py-8">
      <StudentPage studentId={studentId} />
    </main>
  );
}
