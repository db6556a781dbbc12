import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useAuth } from '../../../lib/session.tsx';
import { DraftOffer } from './draft/draft-offer.tsx';
import { type DraftPlace, takeDraftPlace } from './draft/draft-place.ts';
import type { Draft } from './draft/draft-store.ts';
import { discardDraft } from './draft/use-discard.tsx';
import { EditorForm } from './editor-form.tsx';
import { handedOverTo } from './hand-over.ts';

type CourseEditorProps = {
  /** null for a new one. */
  course: CourseTree | null;
  /** A course that was deleted: work on it goes on as a new course. */
  goneId?: string;
  loading: ReactNode;
  /** Shown in place of the form where a course was deleted and no work on it waits here. */
  withoutDraft?: ReactNode;
};

/** The editor, after it is decided what becomes of unsaved work that waits on this device. */
export function CourseEditor({ course, goneId, loading, withoutDraft }: CourseEditorProps) {
  const { username } = useAuth();
  // the device may be shared: nobody is offered the work of another
  const name = `${username}/${course?._id ?? goneId ?? 'new'}`;
  // a course that was created a moment ago has no draft of its own to ask about
  const [place, setPlace] = useState<DraftPlace | null>(() =>
    handedOverTo(course?._id) ? { id: name, draft: null } : null,
  );
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
        isCourseGone={goneId !== undefined}
        onContinue={() => {
          setContinued(draft);
          setPlace({ id, draft: null });
        }}
        onDiscard={() => {
          void discardDraft(id);
          setPlace({ id, draft: null });
        }}
      />
    );
  }
  if (goneId !== undefined && !continued) return withoutDraft;
  const started = continued && goneId === undefined ? continued.opened : course;
  return (
    <EditorForm
      course={started}
      draft={continued?.form ?? null}
      draftId={id}
      createLabel={goneId === undefined ? 'Create Course' : 'Save as a new course'}
    />
  );
}
