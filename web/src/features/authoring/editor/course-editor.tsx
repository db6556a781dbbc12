import type { AuthoredCourse } from '@sikhya/contract/authoring.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useAuth } from '../../../lib/session.tsx';
import { DraftOffer } from './draft/draft-offer.tsx';
import { type Draft, readDraft, removeDraft } from './draft/draft-store.ts';
import { EditorForm } from './editor-form.tsx';

type CourseEditorProps = {
  /** null for a new one. */
  course: AuthoredCourse | null;
  loading: ReactNode;
};

/** The editor, after it is decided what becomes of unsaved work that waits on this device. */
export function CourseEditor({ course, loading }: CourseEditorProps) {
  const { username } = useAuth();
  // the device may be shared: nobody is offered the work of another
  const draftId = `${username}/${course?._id ?? 'new'}`;
  const [draft, setDraft] = useState<Draft | null | undefined>(undefined);
  const [continued, setContinued] = useState<Draft | null>(null);

  useEffect(() => {
    let isWanted = true;
    readDraft(draftId).then(
      (found) => isWanted && setDraft(found),
      // the device keeps nothing, so that there is nothing to offer
      () => isWanted && setDraft(null),
    );
    return () => {
      isWanted = false;
    };
  }, [draftId]);

  if (draft === undefined) return loading;
  if (draft !== null) {
    return (
      <DraftOffer
        draft={draft}
        onContinue={() => {
          setContinued(draft);
          setDraft(null);
        }}
        onDiscard={() => {
          removeDraft(draftId).catch(() => {});
          setDraft(null);
        }}
      />
    );
  }
  return (
    <EditorForm
      opened={continued ? continued.opened : course}
      draft={continued?.form ?? null}
      draftId={draftId}
    />
  );
}
