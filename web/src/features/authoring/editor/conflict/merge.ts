import type { FieldValue } from '@sikhya/contract/course-differences.ts';
import type { ChapterForm, CourseForm, QuestionForm, SubjectForm } from '../state/form.ts';
import {
  type Choice,
  chapterFields,
  courseFields,
  type FieldConflict,
  type Fields,
  hasSameFields,
  mergeFields,
  questionFields,
  subjectFields,
} from './merge-fields.ts';
import { isOrderConflict, mergeOrder } from './merge-order.ts';

/** A field or row that both sides have changed. `row` is the id of its row, '' for the course. */
export type MergeConflict = { key: string; row: string } & (
  | { kind: 'field'; field: readonly PropertyKey[]; mine: FieldValue; theirs: FieldValue }
  | { kind: 'removal'; title: string; removedBy: Choice }
);

type Row = SubjectForm | ChapterForm | QuestionForm;
type Node = { row: Row; parent: string; fields: Fields };
/** All rows by their id, and the ids of the rows in each row. */
type Tree = { nodes: Map<string, Node>; rows: Map<string, readonly string[]> };

const ROOT = '';
const LISTS = ['subjects', 'chapters', 'questions'] as const;

/** Rows are matched by the id of the server; a new row has only the key of the screen. */
export const getRowId = ({ _id, key }: Row): string => _id ?? key;

/**
 * Merges two versions of a course that both come from `base`. What only one side has changed, added, moved or removed is
 * taken over. Where both have changed the same, the choice with the key of the conflict decides; without one mine wins,
 * and a row that one side has removed and the other has changed stays.
 */
export function mergeCourses(
  base: CourseForm,
  mine: CourseForm,
  theirs: CourseForm,
  choices: ReadonlyMap<string, Choice> = new Map(),
): { form: CourseForm; conflicts: MergeConflict[] } {
  const merge = new CourseMerge(toTree(base), toTree(mine), toTree(theirs), choices);
  return { form: merge.mergeCourse(base, mine, theirs), conflicts: merge.conflicts };
}

class CourseMerge {
  readonly conflicts: MergeConflict[] = [];
  readonly #base: Tree;
  readonly #mine: Tree;
  readonly #theirs: Tree;
  readonly #choices: ReadonlyMap<string, Choice>;
  readonly #kept = new Map<string, boolean>();
  readonly #children: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(base: Tree, mine: Tree, theirs: Tree, choices: ReadonlyMap<string, Choice>) {
    this.#base = base;
    this.#mine = mine;
    this.#theirs = theirs;
    this.#choices = choices;
    this.#children = this.#assignChildren();
  }

  mergeCourse(base: CourseForm, mine: CourseForm, theirs: CourseForm): CourseForm {
    const fields = mergeFields(
      courseFields.read(base),
      courseFields.read(mine),
      courseFields.read(theirs),
      (conflict) => this.#chooseField(ROOT, conflict),
    );
    const subjects = this.#mergeRows(ROOT, 0) as SubjectForm[];
    return { ...courseFields.write(mine, fields), subjects };
  }

  /** Decides which rows stay, and to which row each of them belongs. */
  #assignChildren(): Map<string, Set<string>> {
    const children = new Map<string, Set<string>>([[ROOT, new Set()]]);
    const ids = new Set([...this.#mine.nodes.keys(), ...this.#theirs.nodes.keys()]);
    for (const id of ids) if (this.#isKept(id)) children.set(id, new Set());
    for (const id of ids) {
      if (!children.has(id)) continue;
      const parent = this.#listParents(id).find((each) => children.has(each));
      if (parent !== undefined) children.get(parent)?.add(id);
    }
    return children;
  }

  #isKept(id: string): boolean {
    const known = this.#kept.get(id);
    if (known !== undefined) return known;
    const isKept = this.#decideKept(id);
    this.#kept.set(id, isKept);
    return isKept;
  }

  #decideKept(id: string): boolean {
    const [isMine, isTheirs] = [this.#mine.nodes.has(id), this.#theirs.nodes.has(id)];
    const before = this.#base.nodes.get(id);
    if ((isMine && isTheirs) || !before) return true;
    const [side, remover] = isMine ? [this.#mine, this.#theirs] : [this.#theirs, this.#mine];
    const { row, parent } = side.nodes.get(id)!;
    // it was removed together with its parent
    if (parent !== ROOT && parent === before.parent && !remover.nodes.has(parent))
      return this.#isKept(parent);
    if (!isTouched(id, side, this.#base)) return false;
    const removedBy = isMine ? 'theirs' : 'mine';
    const key = `${id} removed`;
    this.conflicts.push({ kind: 'removal', key, row: id, title: getTitle(row), removedBy });
    return this.#choices.get(key) !== removedBy;
  }

  /** The row that contains it: mine if I have moved it, else theirs. */
  #listParents(id: string): string[] {
    const trees = [this.#base, this.#mine, this.#theirs];
    const [base, mine, theirs] = trees.map(({ nodes }) => nodes.get(id)?.parent);
    const parents = mine !== undefined && mine !== base ? [mine, theirs] : [theirs, mine];
    return parents.filter((parent) => parent !== undefined);
  }

  #mergeRows(parent: string, depth: number): Row[] {
    const kept = this.#children.get(parent)!;
    const listKept = ({ rows }: Tree) => (rows.get(parent) ?? []).filter((id) => kept.has(id));
    const [base, mine, theirs] = [listKept(this.#base), listKept(this.#mine), listKept(this.#theirs)];
    const preferred = isOrderConflict(base, mine, theirs)
      ? this.#chooseField(parent, {
          field: LISTS[depth]!,
          mine: this.#listTitles(mine),
          theirs: this.#listTitles(theirs),
        })
      : 'mine';
    const order = mergeOrder(base, mine, theirs, preferred);
    // rows that were moved here by one side and elsewhere by the other
    return [...new Set([...order, ...kept])].map((id) => this.#mergeRow(id, depth));
  }

  #mergeRow(id: string, depth: number): Row {
    const [mine, theirs] = [this.#mine.nodes.get(id), this.#theirs.nodes.get(id)];
    const own = (mine ?? theirs)!;
    const base = this.#base.nodes.get(id)?.fields ?? own.fields;
    const fields = mergeFields(base, own.fields, (theirs ?? own).fields, (conflict) =>
      this.#chooseField(id, conflict),
    );
    const children = depth < 2 ? this.#mergeRows(id, depth + 1) : [];
    const merged = writeRow(own.row, fields, children, depth);
    return hasSameFields(own.fields, fields) && hasSameRows(own.row, children, depth) ? own.row : merged;
  }

  #chooseField(row: string, { field, mine, theirs }: FieldConflict): Choice {
    const key = `${row} ${field}`;
    this.conflicts.push({ kind: 'field', key, row, field: toPath(field), mine, theirs });
    return this.#choices.get(key) ?? 'mine';
  }

  #listTitles(ids: readonly string[]): string {
    const rows = ids.map((id) => (this.#mine.nodes.get(id) ?? this.#theirs.nodes.get(id))!.row);
    return rows.map((row, index) => `${index + 1}. ${getTitle(row)}`).join('\n');
  }
}

/** Whether the row or a row in it differs from the base. */
function isTouched(id: string, side: Tree, base: Tree): boolean {
  const [row, before] = [side.nodes.get(id)!, base.nodes.get(id)];
  if (!before || row.parent !== before.parent || !hasSameFields(before.fields, row.fields)) return true;
  return side.rows.get(id)!.some((child) => isTouched(child, side, base));
}

const getTitle = (row: Row): string => ('question' in row ? row.question : row.title);

const toPath = (field: string): PropertyKey[] =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

function toTree(form: CourseForm): Tree {
  const tree: Tree = { nodes: new Map(), rows: new Map([[ROOT, form.subjects.map(getRowId)]]) };
  const add = (parent: string, row: Row, fields: Fields, rows: readonly Row[]): string => {
    const id = getRowId(row);
    tree.nodes.set(id, { row, parent, fields });
    tree.rows.set(id, rows.map(getRowId));
    return id;
  };
  for (const subject of form.subjects) {
    const subjectId = add(ROOT, subject, subjectFields.read(subject), subject.chapters);
    for (const chapter of subject.chapters) {
      const chapterId = add(subjectId, chapter, chapterFields.read(chapter), chapter.questions);
      for (const question of chapter.questions) add(chapterId, question, questionFields.read(question), []);
    }
  }
  return tree;
}

function writeRow(row: Row, fields: Fields, children: Row[], depth: number): Row {
  if (depth === 0)
    return { ...subjectFields.write(row as SubjectForm, fields), chapters: children as ChapterForm[] };
  if (depth === 1)
    return { ...chapterFields.write(row as ChapterForm, fields), questions: children as QuestionForm[] };
  return questionFields.write(row as QuestionForm, fields);
}

function hasSameRows(row: Row, children: readonly Row[], depth: number): boolean {
  if (depth === 2) return true;
  const before = depth === 0 ? (row as SubjectForm).chapters : (row as ChapterForm).questions;
  return before.length === children.length && before.every((child, index) => child === children[index]);
}
