import { StudentList } from '../../features/students/student-list.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  describe: (site) => ({ title: `Students · ${site.name}`, description: '', noIndex: true }),
};

export function Component() {
  return (
    <main id="main" className="page grid gap-6 py-8">
      <h1 className="text-h2">Student Details</h1>
      <StudentList />
    </main>
  );
}
