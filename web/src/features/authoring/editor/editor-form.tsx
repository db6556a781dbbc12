import type { CourseTree } from '@sikhya/contract/authoring.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import {
  type Dispatch,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { useBusy } from '../../../lib/busy.ts';
import { shouldKeepPosition } from '../../../lib/keep-position.ts';
import { setOdiaSuggestionTexts } from '../../../lib/odia-suggestion-texts.ts';
import { isSignedOut } from '../../../lib/session-store.ts';
import { useLeaveConfirm } from '../../../ui/leave-confirm.ts';
import { collectTexts } from './collect-texts.ts';
import { CourseInformation } from './course-information.tsx';
import { type Editor, EditorProvider } from './editor-context.tsx';
import type { UploadQueue } from './files/upload-queue.ts';
import { useUploads } from './files/use-uploads.ts';
import { useLocalDraft } from './local-draft/use-local-draft.ts';
import { PublishingPanel } from './publishing/publishing-panel.tsx';
import { SubjectRows } from './rows/subject-rows.tsx';
import { SaveBar } from './save-bar.tsx';
import { SaveDialogs } from './saving/save-dialogs.tsx';
import { useSave } from './saving/use-save.ts';
import type { Action } from './state/actions.ts';
import { type CourseForm, EMPTY_COURSE, toForm } from './state/form.ts';
import { type EditorState, initialState, type Move, reduce } from './state/reducer.ts';
import { texts } from './texts.ts';
import { useFieldInAddress } from './use-field-in-address.ts';
import { useFocusAfterSaving } from './use-focus-after-saving.ts';
import { useFocusedField } from './use-focused-field.ts';
import { useRemoval } from './use-removal.ts';
import { useStableCallbacks } from './use-stable-callbacks.ts';
import { TranslationBar } from './versions/translation-bar.tsx';

type EditorFormProps = {
  /** null for a new course. */
  course: CourseTree | null;
  /** The form of a local draft that the admin continues with. */
  draft: CourseForm | null;
  draftId: string;
  /** The draft belongs to a deleted course, and the admin decides whether to save it as a new one. */
  isCourseDeleted: boolean;
  /** Called when a new course was stored for the first time. */
  onCreated: (course: CourseTree) => void;
};

export function EditorForm({ course, draft, draftId, isCourseDeleted, onCreated }: EditorFormProps) {
  const t = useTexts(texts);
  // the course as it was loaded or last saved
  const [loaded, setLoaded] = useState(course);
  const [opened] = useState(() => (course ? toForm(course) : EMPTY_COURSE));
  const [state, dispatch] = useReducer(reduce, null, () => initialState(draft ?? opened, opened));
  const { form, base, open, replaced } = state;
  const isDirty = form !== base;
  const draftSavedAt = useLocalDraft({ id: draftId, form, base, loaded, isResumed: draft !== null });
  const uploads = useUploads(form, dispatch);
  const saving = useSave({
    state,
    dispatch,
    loaded,
    draftId,
    uploads,
    opened,
    isPaused: isCourseDeleted && loaded === null,
    onSaved: (saved) => {
      setLoaded(saved);
      if (loaded?._id !== saved._id && saved.state === 'draft') onCreated(saved);
    },
  });
  const { phase, status, isOnline, savedAt } = saving;
  const { publish, check, cancel, saveNow, getSaved, getForm, whileIdle, detectDeletion } = saving;
  // memoised components get these, and are therefore not rendered by every keystroke
  const panelSave = useStableCallbacks({ check, saveNow, getSaved, getForm, whileIdle, detectDeletion });
  const { onCancel } = useStableCallbacks({ onCancel: cancel });
  const editor = useEditorValue(state, dispatch, uploads);
  const element = useRef<HTMLFormElement>(null);
  useFocusedField(element, state.focus);
  useFieldInAddress(form, dispatch);
  useFocusAfterSaving(phase !== null);
  useEditorLeaveConfirm(isDirty, saveNow);
  useSaveShortcut(() => void saveNow());
  useEffect(() => setOdiaSuggestionTexts(collectTexts(opened)), [opened]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void publish();
  };
  return (
    <EditorProvider value={editor}>
      <form ref={element} noValidate onSubmit={submit} className="grid gap-6">
        <div inert={phase !== null} className="grid gap-6">
          {loaded && (
            <PublishingPanel
              course={loaded}
              saved={base}
              saving={panelSave}
              uploads={uploads}
              dispatch={dispatch}
              onChanged={setLoaded}
            />
          )}
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
          {...getSaveLabels(loaded, isCourseDeleted, t)}
          {...{ phase, status, isOnline, savedAt, onCancel }}
          uploads={uploads}
          draftSavedAt={draftSavedAt}
          isDirty={isDirty}
        />
        <p aria-live="polite" className="sr-only">
          {state.announcement && describeMove(state.announcement, t)}
        </p>
      </form>
      {(saving.deleted || saving.conflict) && <SaveDialogs saving={saving} base={base} mine={form} />}
    </EditorProvider>
  );
}

function getSaveLabels(loaded: CourseTree | null, isCourseDeleted: boolean, t: Texts<typeof texts>) {
  if (loaded && loaded.state !== 'draft') return { label: t.updateCourse, busyLabel: t.updatingCourse };
  const label = isCourseDeleted && !loaded ? t.saveAsNew : t.createCourse;
  return { label, busyLabel: t.creatingCourse };
}

function describeMove({ level, ...move }: Move, t: Texts<typeof texts>): string {
  return { subject: t.subjectMoved, chapter: t.chapterMoved, question: t.questionMoved }[level](move);
}

/** The context of the rows and fields of the editor. Typing does not change it. */
function useEditorValue(
  { version, errors }: EditorState,
  dispatch: Dispatch<Action>,
  uploads: UploadQueue,
): Editor {
  const remove = useRemoval(dispatch);
  return useMemo(
    () => ({ dispatch, uploads, version, errors, remove }),
    [dispatch, uploads, version, errors, remove],
  );
}

/** Saves unsaved edits before the admin leaves, and asks if that fails. */
function useEditorLeaveConfirm(isDirty: boolean, saveNow: () => Promise<boolean>): void {
  const t = useTexts(texts);
  useBusy();
  useLeaveConfirm(isDirty, {
    title: t.leaveTitle,
    text: t.leaveText,
    // Without a session the app leads to the sign-in screen, and the local draft keeps the edits.
    // The first save of a new course changes the address, and the editor stays.
    unless: ({ state: next }) => isSignedOut() || shouldKeepPosition(next),
    save: saveNow,
  });
}

/** Saves with Ctrl+S or Cmd+S. */
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
