import type { CourseTree } from '@sikhya/contract/authoring.ts';
import {
  type ChapterForm,
  type CourseForm,
  type FileSlot,
  type QuestionForm,
  type SubjectForm,
  toForm,
} from './form.ts';

export type SavedCourse = {
  /** The response of the server. */
  course: CourseTree;
  /** The form that was sent. The admin may have edited it since. */
  sent: CourseForm;
  /** The chosen files that were part of it. */
  files: ReadonlySet<File>;
};

type Pair<Row> = { sent: Row; saved: Row };

/**
 * Returns a function that gives the rows of a form the ids and files under which the server has stored them. Texts stay
 * as they were typed, because the server tidies them and the cursor may be in one of them. A row that needs no change
 * stays the same object, and a row of several forms is changed once, so that it is the same object in all of them.
 */
export function createAdopter({ course, sent, files }: SavedCourse): (form: CourseForm) => CourseForm {
  const saved = toForm(course);
  const subjects = pairRows(sent.subjects, saved.subjects);
  const chapters = pairChildren(subjects, ({ chapters }) => chapters);
  const questions = pairChildren(chapters, ({ questions }) => questions);
  const adoptFile = (file: FileSlot, sentFile: FileSlot, savedFile: FileSlot): FileSlot => {
    const isSent = file === sentFile && (!file.chosen || files.has(file.chosen));
    return isSent && (file.chosen || file.url !== savedFile.url) ? savedFile : file;
  };

  const adoptQuestion = onceEach((question: QuestionForm): QuestionForm => {
    const pair = questions.get(question.key);
    if (!pair) return question;
    const questionImage = adoptFile(
      question.questionImage,
      pair.sent.questionImage,
      pair.saved.questionImage,
    );
    return change(question, { ...toId(pair.saved), questionImage });
  });
  const adoptChapter = onceEach((chapter: ChapterForm): ChapterForm => {
    const pair = chapters.get(chapter.key);
    return change(chapter, {
      ...(pair && { ...toId(pair.saved), pdf: adoptFile(chapter.pdf, pair.sent.pdf, pair.saved.pdf) }),
      questions: mapRows(chapter.questions, adoptQuestion),
    });
  });
  const adoptSubject = onceEach((subject: SubjectForm): SubjectForm => {
    const pair = subjects.get(subject.key);
    return change(subject, {
      ...(pair && toId(pair.saved)),
      chapters: mapRows(subject.chapters, adoptChapter),
    });
  });
  return onceEach((form: CourseForm) =>
    change(form, {
      thumbnail: adoptFile(form.thumbnail, sent.thumbnail, saved.thumbnail),
      subjects: mapRows(form.subjects, adoptSubject),
    }),
  );
}

const toId = ({ _id }: { readonly _id?: string }) => (_id === undefined ? {} : { _id });

/** The server returns rows in the order in which they were sent. */
function pairRows<Row extends { readonly key: string }>(
  sent: readonly Row[],
  saved: readonly Row[],
): Map<string, Pair<Row>> {
  return new Map(
    sent.flatMap((row, index) => {
      const savedRow = saved[index];
      return savedRow ? [[row.key, { sent: row, saved: savedRow }]] : [];
    }),
  );
}

function pairChildren<Row, Child extends { readonly key: string }>(
  pairs: ReadonlyMap<string, Pair<Row>>,
  getChildren: (row: Row) => readonly Child[],
): Map<string, Pair<Child>> {
  return new Map(
    [...pairs.values()].flatMap(({ sent, saved }) => [...pairRows(getChildren(sent), getChildren(saved))]),
  );
}

function change<Row extends object>(row: Row, changes: Partial<Row>): Row {
  const isSame = Object.entries(changes).every(([field, value]) => row[field as keyof Row] === value);
  return isSame ? row : { ...row, ...changes };
}

function mapRows<Row>(rows: readonly Row[], adopt: (row: Row) => Row): readonly Row[] {
  const adopted = rows.map(adopt);
  return adopted.every((row, index) => row === rows[index]) ? rows : adopted;
}

function onceEach<Row extends object>(adopt: (row: Row) => Row): (row: Row) => Row {
  const done = new Map<Row, Row>();
  return (row) => {
    const known = done.get(row);
    if (known) return known;
    const adopted = adopt(row);
    done.set(row, adopted);
    return adopted;
  };
}
