import type { CourseState } from '@sikhya/contract/authoring.ts';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { courseStateTexts } from './course-state-texts.ts';

const TONES = { draft: 'marigold', published: 'right', archived: 'plain', deleted: 'wrong' } as const;

export function CourseStateBadge({ state }: { state: CourseState }) {
  const t = useTexts(courseStateTexts);
  return <Badge tone={TONES[state]}>{t[state]}</Badge>;
}
