import type { CourseCard } from '@sikhya/contract/course.ts';
import { useTexts } from '../../language/locale.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PauseIcon, PlayIcon } from '../../ui/icons.tsx';
import { SlideControls } from '../../ui/slide-controls.tsx';
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
    <SlideControls
      index={index}
      dotLabels={courses.map(({ title }) => t.showCourse({ title }))}
      previousLabel={t.previousCourse}
      nextLabel={t.nextCourse}
      onShow={show}
    >
      {/* it never moves for people who prefer less motion */}
      <div className="motion-reduce:hidden">
        <IconButton label={isStarted ? t.stopChanging : t.startChanging} onClick={isStarted ? stop : start}>
          {isStarted ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      </div>
    </SlideControls>
  );
}
