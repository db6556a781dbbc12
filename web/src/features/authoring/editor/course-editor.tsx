import type { AuthoredCourse } from '@sikhya/contract/authoring.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useAuth } from '../../../lib/session.tsx';
import { DraftOffer } from './draft/draft-offer.tsx';
import { type DraftPlace, takeDraftPlace } from './draft/draft-place.ts';
import { type Draft, removeDraft } from './draft/draft-store.ts';
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
  const name = `${username}/${course?._id ?? 'new'}`;
  const [place, setPlace] = useState<DraftPlace | null>(null);
  const [continued, setContinued] = useState<Draft | null>(null);

  useEffect(() => {
    const left = new AbortController();
    void takeDraftPlace(name, left.signal).then((found) => !left.signal.aborted && setPlace(found));
    return () => left.abort();
  }, [name]);

  if (!place) return loading;
  const { id, draft } = place;
  if (draft) {
    return (
      <DraftOffer
        draft={draft}
        onContinue={() => {
          setContinued(draft);
          setPlace({ id, draft: null });
        }}
        onDiscard={() => {
          removeDraft(id).catch(() => {});
          setPlace({ id, draft: null });
        }}
      />
    );
  }
  return (
    <EditorForm course={continued ? continued.opened : course} draft={continued?.form ?? null} draftId={id} />
  );
}
