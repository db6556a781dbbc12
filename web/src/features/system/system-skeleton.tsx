import { useTexts } from '../../language/locale.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

const FIGURES = ['uptime', 'databaseResponseTime', 'runningTests', 'lockedSignIns'] as const;
const PANELS = ['program', 'database', 'files', 'backup'];

/** The skeleton of the whole screen. */
export function SystemSkeleton() {
  const t = useTexts(texts);
  return (
    <div className="grid gap-6">
      <Figures figures={FIGURES.map((key) => ({ label: t[key], value: undefined }))} />
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
