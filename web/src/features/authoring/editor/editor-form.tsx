import type { CourseTree } from '@sikhya/contract/authoring.ts';
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
import { setOdiaSuggestionTexts } from '../../../lib/odia-suggestion-texts.ts';
import { isSignedOut } from '../../../lib/session-store.ts';
import { useLeaveQuestion } from '../../../ui/leave-question.ts';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { CourseInformation } from './course-information.tsx';
import { useDraft } from './draft/use-draft.ts';
import { EditorProvider } from './editor-context.tsx';
import { useUploads } from './files/use-uploads.ts';
import { endHandOver, handedOverTo, putCursor } from './hand-over.ts';
import { SubjectRows } from './rows/subject-rows.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSave } from './saving/use-save.tsx';
import { type CourseForm, EMPTY_COURSE, formOf } from './state/form.ts';
import { initialState, reduce } from './state/reducer.ts';
import { textsOf } from './texts-of.ts';
import { useFocusAfterSaving } from './use-focus-after-saving.ts';
import { useFocusedField } from './use-focused-field.ts';
import { useRemoval } from './use-removal.ts';

const LEAVING = {
  title: 'Leave without saving?',
  text: 'Your work is not saved. It stays on this device and is offered to you when you come back.',
  // then one is led to sign in whatever is unsaved; the work waits in its draft
  unless: isSignedOut,
};

type EditorFormProps = {
  /** null for one that is new. */
  course: CourseTree | null;
  /** Unsaved work that is taken up again. */
  draft: CourseForm | null;
  draftId: string;
  /** What the button says that saves a new course. */
  createLabel: string;
};

/** The editor itself, for a new course and for one that is there. */
export function EditorForm({ course, draft, draftId, createLabel }: EditorFormProps) {
  // as it was opened, or last saved from here
  const [opened, setOpened] = useState(course);
  const [handed] = useState(() => handedOverTo(course?._id));
  const [state, dispatch] = useReducer(reduce, null, () => {
    const base = handed?.form ?? (opened ? formOf(opened) : EMPTY_COURSE);
    return initialState(draft ?? base, base, handed?.open);
  });
  const { form, base, open, faults, replaced } = state;
  const unsaved = form !== base;
  const { keptAt, forget } = useDraft({ id: draftId, form, base, opened, continued: draft !== null });
  const uploads = useUploads(form, dispatch);
  const focused = useRef<Element | null>(null);
  const saving = useSave({
    state,
    dispatch,
    opened,
    draftId,
    uploads,
    focused,
    onSaved: setOpened,
    forgetDraft: forget,
  });
  const isSaving = saving.phase !== null;
  const remove = useRemoval(dispatch);
  const editor = useMemo(() => ({ dispatch, uploads, faults, remove }), [uploads, faults, remove]);
  const element = useRef<HTMLFormElement>(null);
  useFocusedField(element, state.focus);
  useFocusAfterSaving(isSaving, focused);
  useLeaveQuestion(unsaved, LEAVING);
  useSaveShortcut(() => unsaved && void saving.save('stay'));
  useEffect(() => setOdiaSuggestionTexts(textsOf(base)), [base]);
  useLayoutEffect(() => {
    endHandOver();
    if (handed?.cursor) putCursor(element.current, handed.cursor);
  }, [handed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saving.save('leave');
  };
  return (
    <EditorProvider value={editor}>
      <form ref={element} noValidate onSubmit={submit} className="grid gap-6">
        <div inert={isSaving} className="grid gap-6">
          <CourseInformation
            open={open.information}
            title={form.title}
            description={form.description}
            isFree={form.isFree}
            price={form.price}
            thumbnail={form.thumbnail}
            clearedPrice={opened ? '0' : ''}
          />
          <SubjectRows subjects={form.subjects} open={open} replaced={replaced} />
        </div>
        <SaveBar
          label={opened ? 'Update Course' : createLabel}
          busyLabel={opened ? 'Updating Course...' : 'Creating Course...'}
          phase={saving.phase}
          uploads={uploads}
          onStopWaiting={saving.stopWaiting}
          keptAt={keptAt}
          unsaved={unsaved}
        />
        <p aria-live="polite" className="sr-only">
          {state.said}
        </p>
      </form>
      {saving.theirs && (
        <ConflictDialog
          base={base}
          theirs={saving.theirs}
          mine={form}
          onSaveMine={() => void saving.saveOverTheirs()}
          onKeepEditing={saving.keepEditing}
        />
      )}
    </EditorProvider>
  );
}

/** Ctrl+S, or Cmd+S, wherever the focus is: whoever presses it goes on writing. */
function useSaveShortcut(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyS') return;
    event.preventDefault();
    // a dialog that is open comes first
    if (!event.repeat && !document.querySelector('[data-modal][data-state=open]')) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
