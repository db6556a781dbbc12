import type { CourseInput } from '@sikhya/contract/authoring.ts';

/**
 * Which of the things in a saved course are the ones that were there before. Their ids carry the progress of
 * students, so a chapter that was moved or retitled must keep its own, and never get another's.
 */

type Known<Child> = { id: string; key: string; children: Child[] };
type KnownQuestion = Known<never>;
type KnownChapter = Known<KnownQuestion>;
export type KnownSubject = Known<KnownChapter>;

type Draft = CourseInput['subjects'][number];
type ChapterDraft = Draft['chapters'][number];
type QuestionDraft = ChapterDraft['questions'][number];

type WithId<T> = T & { id: string };
type MatchedQuestion = WithId<QuestionDraft>;
type MatchedChapter = WithId<Omit<ChapterDraft, 'questions'>> & { questions: MatchedQuestion[] };
export type MatchedSubject = WithId<Omit<Draft, 'chapters'>> & { chapters: MatchedChapter[] };

/** Gives every subject, chapter and question of the draft its id: that of what it was, or a new one. */
export function matchIds(known: KnownSubject[], drafts: Draft[], newId: () => string): MatchedSubject[] {
  return hasIds(drafts) ? byTheirIds(known, drafts, newId) : byTitle(known, drafts, newId);
}

/** A draft of our own editor carries the ids of all that is not new. */
function hasIds(drafts: Draft[]): boolean {
  const hasOne = ({ _id }: { _id?: string | null | undefined }) => Boolean(_id);
  return drafts.some(
    (subject) =>
      hasOne(subject) ||
      subject.chapters.some((chapter) => hasOne(chapter) || chapter.questions.some(hasOne)),
  );
}

/** What says its id is that, wherever in the course it stands now; a second one that says the same is a copy. */
function byTheirIds(known: KnownSubject[], drafts: Draft[], newId: () => string): MatchedSubject[] {
  const chapters = known.flatMap((subject) => subject.children);
  const free = {
    subjects: new Set(known.map(({ id }) => id)),
    chapters: new Set(chapters.map(({ id }) => id)),
    questions: new Set(chapters.flatMap((chapter) => chapter.children).map(({ id }) => id)),
  };
  const take = (ids: Set<string>, id: string | null | undefined) => (id && ids.delete(id) ? id : newId());
  return drafts.map((subject) => ({
    ...subject,
    id: take(free.subjects, subject._id),
    chapters: subject.chapters.map((chapter) => ({
      ...chapter,
      id: take(free.chapters, chapter._id),
      questions: chapter.questions.map((question) => ({
        ...question,
        id: take(free.questions, question._id),
      })),
    })),
  }));
}

function byTitle(known: KnownSubject[], drafts: Draft[], newId: () => string): MatchedSubject[] {
  return pair(known, drafts, (subject) => subject.title).map(([subject, before]) => ({
    ...subject,
    id: before?.id ?? newId(),
    chapters: pair(before?.children ?? [], subject.chapters, (chapter) => chapter.title).map(
      ([chapter, was]) => ({
        ...chapter,
        id: was?.id ?? newId(),
        questions: pair(was?.children ?? [], chapter.questions, (question) => question.question).map(
          ([question, old]) => ({ ...question, id: old?.id ?? newId() }),
        ),
      }),
    ),
  }));
}

/** Within one parent: first what has the same title, then what is left and stands at the same place. */
function pair<K extends { key: string }, D>(
  known: K[],
  drafts: D[],
  keyOf: (draft: D) => string,
): [D, K | undefined][] {
  const free = new Set(known);
  const waiting = Map.groupBy(known, (one) => one.key);
  const found = drafts.map((draft) => {
    const same = waiting.get(keyOf(draft))?.shift();
    if (same) free.delete(same);
    return same;
  });
  return drafts.map((draft, place) => {
    const there = known[place];
    if (found[place] || !there || !free.has(there)) return [draft, found[place]];
    free.delete(there);
    return [draft, there];
  });
}
