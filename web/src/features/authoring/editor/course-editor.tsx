import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useAuth } from '../../../lib/session.tsx';
import { EditorForm } from './editor-form.tsx';
import { type ClaimedDraft, claimLocalDraft } from './local-draft/claim-local-draft.ts';
import { discardLocalDraft } from './local-draft/discard-local-draft.tsx';
import { LocalDraftOffer } from './local-draft/local-draft-offer.tsx';
import type { LocalDraft } from './local-draft/local-draft-store.ts';

type DeletedCourse = {
  courseId: string;
  /** Takes the course out of the bin, so that it is the course of this editor; null if that is not possible. */
  restore: (() => Promise<void>) | null;
};

type CourseEditorProps = {
  /** null for a new course. */
  course: CourseTree | null;
  /** A deleted course, whose local draft can be saved as a new course. */
  deleted?: DeletedCourse | undefined;
  loading: ReactNode;
  /** Shown instead of the form when the course was deleted and has no local draft. */
  withoutDraft?: ReactNode;
  /** Called when a new course was stored for the first time. */
  onCreated: (courseId: string) => void;
};

/** The course editor. A local draft is offered first. */
export function CourseEditor(props: CourseEditorProps) {
  const { course, deleted, loading, withoutDraft, onCreated } = props;
  const { username } = useAuth();
  const [createdId, setCreatedId] = useState<string>();
  // the device may be shared, so drafts belong to one admin
  const name = `${username}/${createdId ?? course?._id ?? deleted?.courseId ?? 'new'}`;
  const [claimed, setClaimed] = useState<ClaimedDraft | null>(null);
  const [resumed, setResumed] = useState<LocalDraft | null>(null);

  useEffect(() => {
    const unmounted = new AbortController();
    void claimLocalDraft(name, unmounted.signal).then(
      (found) => !unmounted.signal.aborted && setClaimed(found),
    );
    return () => unmounted.abort();
  }, [name]);

  if (!claimed) return loading;
  const { id, draft } = claimed;
  const isDeleted = deleted !== undefined;
  if (draft) {
    return (
      <LocalDraftOffer
        draft={draft}
        isCourseDeleted={isDeleted}
        onRestore={deleted?.restore ?? null}
        onContinue={() => {
          setResumed(draft);
          setClaimed({ id, draft: null });
        }}
        onDiscard={() => {
          void discardLocalDraft(id);
          setClaimed({ id, draft: null });
        }}
      />
    );
  }
  if (isDeleted && !resumed) return withoutDraft;
  return (
    <EditorForm
      course={resumed && !isDeleted ? resumed.loaded : course}
      draft={resumed?.form ?? null}
      draftId={id}
      isCourseDeleted={isDeleted}
      onCreated={({ _id }) => {
        setCreatedId(_id);
        onCreated(_id);
      }}
    />
  );
}
