import { Figures } from '../../ui/figures.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';

const FIGURES = ['Uptime', 'Database response time', 'Running tests', 'Locked sign-ins'];
const PANELS = ['program', 'database', 'files', 'backup'];

/** The skeleton of the whole screen. */
export function SystemSkeleton() {
  return (
    <div className="grid gap-6">
      <Figures figures={FIGURES.map((label) => ({ label, value: undefined }))} />
      <div className="grid gap-5 lg:grid-cols-2">
        {PANELS.map((panel) => (
          <div key={panel} className="grid gap-4 rounded-soft border border-line bg-sheet p-4 sm:p-5">
            <Skeleton className="h-6 w-1/3 rounded-soft" />
            <Skeleton className="h-50 rounded-soft" />
          </div>
        ))}
      </div>
      <SkeletonLines lines={6} />
    </div>
  );
}
