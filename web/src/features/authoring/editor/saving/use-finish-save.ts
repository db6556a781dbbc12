import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../../language/locale.tsx';
import { useNavigate } from '../../../../language/navigation.tsx';
import { paths } from '../../../../lib/paths.ts';
import { useMessage } from '../../../../ui/confirm.tsx';
import { clearCourseCache } from '../../api.ts';
import { texts } from '../texts.ts';

/** Returns what happens after the course was published: report it, and leave the editor. */
export function useFinishSave() {
  const t = useTexts(texts);
  const client = useQueryClient();
  const showMessage = useMessage();
  const navigate = useNavigate();
  return async (course: CourseTree, isFirst: boolean): Promise<void> => {
    clearCourseCache(client, course._id);
    const text = isFirst ? t.courseCreated : t.courseUpdated;
    await showMessage({ title: t.success, text, status: 'right' });
    await navigate(paths.adminDashboard);
  };
}
