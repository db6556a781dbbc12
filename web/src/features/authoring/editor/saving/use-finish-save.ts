import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../../language/locale.tsx';
import { useNavigate } from '../../../../language/navigation.tsx';
import { KEEP_POSITION } from '../../../../lib/keep-position.ts';
import { paths } from '../../../../lib/paths.ts';
import { useMessage } from '../../../../ui/confirm.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { clearCourseCache } from '../../api.ts';
import { transferEditor } from '../editor-transfer.ts';
import { toSavedForm } from '../state/form.ts';
import { texts } from '../texts.ts';
import type { SaveOptions, SaveRequest } from './use-save.tsx';

type FinishOptions = Pick<SaveOptions, 'state' | 'dispatch' | 'focused' | 'onSaved' | 'removeDraft'>;

/** Returns what happens after the server has saved the course: clean up, report, and leave this editor or stay. */
export function useFinishSave({ state, dispatch, focused, onSaved, removeDraft }: FinishOptions) {
  const t = useTexts(texts);
  const client = useQueryClient();
  const showMessage = useMessage();
  const toast = useToast();
  const navigate = useNavigate();
  return async (course: CourseTree, { form, target, after }: SaveRequest): Promise<'left' | 'stayed'> => {
    const savedForm = toSavedForm(course, form);
    dispatch({ type: 'saved', form: savedForm });
    await removeDraft();
    clearCourseCache(client, course._id);
    const text = target ? t.courseUpdated : t.courseCreated;
    if (after === 'leave') {
      await showMessage({ title: t.success, text, status: 'right' });
      await navigate(paths.adminDashboard);
      return 'left';
    }
    toast({ text, tone: 'right' });
    if (target) {
      onSaved(course);
      return 'stayed';
    }
    const { open, version } = state;
    transferEditor({ course, form: savedForm, open, version }, focused.current);
    await navigate(paths.editCourse(course._id), { replace: true, state: KEEP_POSITION });
    return 'left';
  };
}
