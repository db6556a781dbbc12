import type { CourseCard } from '@sikhya/contract/course.ts';
import { useTexts } from '../../language/locale.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../ui/icons.tsx';
import { texts } from './texts.ts';
import type { useRotation } from './use-rotation.ts';

type CarouselControlsProps = {
  courses: readonly CourseCard[];
  rotation: Pick<ReturnType<typeof useRotation>, 'index' | 'isStarted' | 'start' | 'stop' | 'show'>;
};

export function CarouselControls({ courses, rotation }: CarouselControlsProps) {
  const t = useTexts(texts);
  const { index, isStarted, start, stop, show } = rotation;
  return (
    <div className="mt-3 flex items-center justify-between">
      <IconButton label={t.previousCourse} onClick={() => show(index - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <ul className="flex min-w-0 justify-center">
        {courses.map((course, courseIndex) => (
          <li key={course._id} className="w-11 min-w-0">
            <Dot
              label={t.showCourse({ title: course.title })}
              isCurrent={courseIndex === index}
              onPress={() => show(courseIndex)}
            />
          </li>
        ))}
      </ul>
      <div className="flex">
        <IconButton label={t.nextCourse} onClick={() => show(index + 1)}>
          <ChevronRightIcon />
        </IconButton>
        {/* it never moves for people who prefer less motion */}
        <div className="motion-reduce:hidden">
          <IconButton label={isStarted ? t.stopChanging : t.startChanging} onClick={isStarted ? stop : start}>
            {isStarted ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
        </div>
      </div>
    </div>
  );
}

function Dot({ label, isCurrent, onPress }: { label: string; isCurrent: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isCurrent}
      onClick={onPress}
      className="grid h-11 w-full place-items-center rounded-soft"
    >
      <span
        className={`h-2 rounded-full transition-[width] forced-colors:border ${isCurrent ? 'w-6.5 bg-indigo' : 'w-2 bg-edge'}`}
      />
    </button>
  );
}
