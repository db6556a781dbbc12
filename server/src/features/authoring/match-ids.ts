import type { CourseInput } from '@sikhya/contract/authoring.ts';

/**
 * Decides which subjects, chapters and questions of a course input are already stored. Results and papers refer to
 * their ids, so a chapter that was moved or retitled must keep its id and must never get the id of another chapter.
 */

type StoredRow = {
  _id: string;
  /** Set for a row that is published and that the working copy has removed. */
  isRemoved?: true;
};
type StoredQuestion = StoredRow & { question: string };
type StoredChapter = StoredRow & { title: string; questions: readonly StoredQuestion[] };
export type StoredSubject = StoredRow & { title: string; chapters: readonly StoredChapter[] };

type SubjectInput = CourseInput['subjects'][number];
type ChapterInput = SubjectInput['chapters'][number];
type QuestionInput = ChapterInput['questions'][number];

type QuestionWithId = QuestionInput & { _id: string };
type ChapterWithIds = Omit<ChapterInput, 'questions'> & { _id: string; questions: QuestionWithId[] };
type SubjectWithIds = Omit<SubjectInput, 'chapters'> & { _id: string; chapters: ChapterWithIds[] };

/** A course input in which every subject, chapter and question has the id that it is stored under. */
export type CourseInputWithIds = Omit<CourseInput, 'subjects' | 'isFree'> & {
  isFree: boolean;
  subjects: SubjectWithIds[];
};

/**
 * Adds the rows that a working copy has removed from the published course, each to its parent, so that they get their ids
 * back when they are added again.
 */
export function withRemovedRows(
  current: readonly StoredSubject[],
  published: readonly StoredSubject[],
): StoredSubject[] {
  const listChapters = (subjects: readonly StoredSubject[]) => subjects.flatMap(({ chapters }) => chapters);
  const listQuestions = (subjects: readonly StoredSubject[]) =>
    listChapters(subjects).flatMap(({ questions }) => questions);
  const kept = toIdSet([...current, ...listChapters(current), ...listQuestions(current)]);
  const publishedSubjects = new Map(published.map((row) => [row._id, row]));
  const publishedChapters = new Map(listChapters(published).map((row) => [row._id, row]));
  /** Removed rows are added without children, because some may have moved; `toChapter` and `toSubject` add the others. */
  const findRemoved = <Row extends StoredRow>(rows: readonly Row[] = [], noChildren: Partial<Row> = {}) =>
    rows.filter(({ _id }) => !kept.has(_id)).map((row): Row => ({ ...row, ...noChildren, isRemoved: true }));
  const toChapter = (chapter: StoredChapter): StoredChapter => ({
    ...chapter,
    questions: [...chapter.questions, ...findRemoved(publishedChapters.get(chapter._id)?.questions)],
  });
  const toSubject = (subject: StoredSubject): StoredSubject => {
    const removed = findRemoved(publishedSubjects.get(subject._id)?.chapters, { questions: [] });
    return { ...subject, chapters: [...subject.chapters, ...removed].map(toChapter) };
  };
  return [...current, ...findRemoved(published, { chapters: [] })].map(toSubject);
}

/** Sets every `_id` of the input: the stored id for a row that is already stored, a new id otherwise. */
export function matchIds(
  stored: readonly StoredSubject[],
  input: SubjectInput[],
  newId: () => string,
): SubjectWithIds[] {
  return hasIds(input) ? matchById(stored, input, newId) : matchByTitle(stored, input, newId);
}

/** Our editor sends the ids of everything that is stored; other clients may send none. */
function hasIds(subjects: SubjectInput[]): boolean {
  const hasId = ({ _id }: { _id?: string | null | undefined }) => Boolean(_id);
  return subjects.some(
    (subject) =>
      hasId(subject) || subject.chapters.some((chapter) => hasId(chapter) || chapter.questions.some(hasId)),
  );
}

/** An id stays valid when its row has moved in the course. A second row with the same id is a copy and gets a new id. */
function matchById(
  stored: readonly StoredSubject[],
  input: SubjectInput[],
  newId: () => string,
): SubjectWithIds[] {
  const chapters = stored.flatMap((subject) => subject.chapters);
  const unused = {
    subjects: toIdSet(stored),
    chapters: toIdSet(chapters),
    questions: toIdSet(chapters.flatMap((chapter) => chapter.questions)),
  };
  const take = (ids: Set<string>, id: string | null | undefined) => (id && ids.delete(id) ? id : newId());
  return input.map((subject) => ({
    ...subject,
    _id: take(unused.subjects, subject._id),
    chapters: subject.chapters.map((chapter) => ({
      ...chapter,
      _id: take(unused.chapters, chapter._id),
      questions: chapter.questions.map((question) => ({
        ...question,
        _id: take(unused.questions, question._id),
      })),
    })),
  }));
}

function toIdSet(rows: readonly { _id: string }[]): Set<string> {
  return new Set(rows.map(({ _id }) => _id));
}

function matchByTitle(
  stored: readonly StoredSubject[],
  input: SubjectInput[],
  newId: () => string,
): SubjectWithIds[] {
  const getTitle = ({ title }: { title: string }) => title;
  const getQuestion = ({ question }: { question: string }) => question;
  return pair(stored, input, getTitle).map(([subject, storedSubject]) => ({
    ...subject,
    _id: storedSubject?._id ?? newId(),
    chapters: pair(storedSubject?.chapters ?? [], subject.chapters, getTitle).map(
      ([chapter, storedChapter]) => ({
        ...chapter,
        _id: storedChapter?._id ?? newId(),
        questions: pair(storedChapter?.questions ?? [], chapter.questions, getQuestion).map(
          ([question, storedQuestion]) => ({ ...question, _id: storedQuestion?._id ?? newId() }),
        ),
      }),
    ),
  }));
}

/**
 * Pairs the children of one parent: first those with the same key, then the rest by their index. A removed row is only
 * paired by its key.
 */
function pair<Key, Stored extends Key & StoredRow, Input extends Key>(
  stored: readonly Stored[],
  input: readonly Input[],
  getKey: (row: Key) => string,
): [Input, Stored | undefined][] {
  const unpaired = new Set(stored.filter(({ isRemoved }) => !isRemoved));
  const storedByKey = Map.groupBy(stored, getKey);
  const sameKey = input.map((row) => {
    const match = storedByKey.get(getKey(row))?.shift();
    if (match) unpaired.delete(match);
    return match;
  });
  return input.map((row, index) => {
    const sameIndex = stored[index];
    if (sameKey[index] || !sameIndex || !unpaired.has(sameIndex)) return [row, sameKey[index]];
    unpaired.delete(sameIndex);
    return [row, sameIndex];
  });
}
