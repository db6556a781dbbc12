import type { CourseTree } from '@sikhya/contract/authoring.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { setOdiaSuggestionTexts } from '../../../lib/odia-suggestion-texts.ts';
import { isSignedOut } from '../../../lib/session-store.ts';
import { useLeaveConfirm } from '../../../ui/leave-confirm.ts';
import { collectTexts } from './collect-texts.ts';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { CourseInformation } from './course-information.tsx';
import { EditorProvider } from './editor-context.tsx';
import { clearEditorTransfer, getEditorTransfer, restoreCursor } from './editor-transfer.ts';
import { useUploads } from './files/use-uploads.ts';
import { useLocalDraft } from './local-draft/use-local-draft.ts';
import { SubjectRows } from './rows/subject-rows.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSave } from './saving/use-save.tsx';
import { type CourseForm, EMPTY_COURSE, toForm } from './state/form.ts';
import { initialState, type Move, reduce } from './state/reducer.ts';
import { texts } from './texts.ts';
import { useFieldInAddress } from './use-field-in-address.ts';
import { useFocusAfterSaving } from './use-focus-after-saving.ts';
import { useFocusedField } from './use-focused-field.ts';
import { useRemoval } from './use-removal.ts';
import { TranslationBar } from './versions/translation-bar.tsx';

type EditorFormProps = {
  /** null for a new course. */
  course: CourseTree | null;
  /** The form of a local draft that the admin continues with. */
  draft: CourseForm | null;
  draftId: string;
  /** The label of the save button for a new course. */
  createLabel: string;
};

export function EditorForm({ course, draft, draftId, createLabel }: EditorFormProps) {
  const t = useTexts(texts);
  // the course as it was loaded or last saved
  const [loaded, setLoaded] = useState(course);
  const [transfer] = useState(() => getEditorTransfer(course?._id));
  const [state, dispatch] = useReducer(reduce, null, () => {
    const base = transfer?.form ?? (loaded ? toForm(loaded) : EMPTY_COURSE);
    return initialState(draft ?? base, base, transfer?.open, transfer?.version);
  });
  const { form, base, open, version, errors, replaced } = state;
  const isDirty = form !== base;
  const localDraft = useLocalDraft({ id: draftId, form, base, loaded, isResumed: draft !== null });
  const uploads = useUploads(form, dispatch);
  const focused = useRef<Element | null>(null);
  const saving = useSave({
    state,
    dispatch,
    loaded,
    draftId,
    uploads,
    focused,
    onSaved: setLoaded,
    removeDraft: localDraft.remove,
  });
  const isSaving = saving.phase !== null;
  const remove = useRemoval(dispatch);
  const editor = useMemo(
    () => ({ dispatch, uploads, version, errors, remove }),
    [uploads, version, errors, remove],
  );
  const element = useRef<HTMLFormElement>(null);
  useFocusedField(element, state.focus);
  useFieldInAddress(form, dispatch);
  useFocusAfterSaving(isSaving, focused);
  // without a session the app leads to the sign-in screen, and the local draft keeps the edits
  useLeaveConfirm(isDirty, { title: t.leaveTitle, text: t.leaveText, unless: isSignedOut });
  useSaveShortcut(() => isDirty && void saving.save('stay'));
  useEffect(() => setOdiaSuggestionTexts(collectTexts(base)), [base]);
  useLayoutEffect(() => {
    clearEditorTransfer();
    if (transfer?.cursor) restoreCursor(element.current, transfer.cursor);
  }, [transfer]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saving.save('leave');
  };
  return (
    <EditorProvider value={editor}>
      <form ref={element} noValidate onSubmit={submit} className="grid gap-6">
        <div inert={isSaving} className="grid gap-6">
          <TranslationBar form={form} />
          <CourseInformation
            open={open.information}
            title={form.title}
            description={form.description}
            odia={form.odia}
            isFree={form.isFree}
            price={form.price}
            thumbnail={form.thumbnail}
            clearedPrice={loaded ? '0' : ''}
          />
          <SubjectRows subjects={form.subjects} open={open} replaced={replaced} />
        </div>
        <SaveBar
          label={loaded ? t.updateCourse : createLabel}
          busyLabel={loaded ? t.updatingCourse : t.creatingCourse}
          phase={saving.phase}
          uploads={uploads}
          onCancel={saving.cancel}
          draftSavedAt={localDraft.savedAt}
          isDirty={isDirty}
        />
        <p aria-live="polite" className="sr-only">
          {state.announcement && describeMove(state.announcement, t)}
        </p>
      </form>
      {saving.theirs && (
        <ConflictDialog
          base={base}
          theirs={saving.theirs}
          mine={form}
          onSaveMine={() => void saving.overwriteTheirs()}
          onKeepEditing={saving.keepEditing}
        />
      )}
    </EditorProvider>
  );
}

function describeMove({ level, ...move }: Move, t: Texts<typeof texts>): string {
  return { subject: t.subjectMoved, chapter: t.chapterMoved, question: t.questionMoved }[level](move);
}

/** Saves with Ctrl+S or Cmd+S and stays in the editor. */
function useSaveShortcut(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyS') return;
    event.preventDefault();
    // an open dialog has to be answered first
    if (!event.repeat && !document.querySelector('[data-modal][data-state=open]')) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
