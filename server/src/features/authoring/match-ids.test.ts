import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseInput } from '@sikhya/contract/authoring.ts';
import fc from 'fast-check';
import { matchIds, type StoredSubject, withRemovedRows } from './match-ids.ts';

const STORED: StoredSubject[] = [
  {
    _id: 's1',
    title: 'ଇତିହାସ',
    chapters: [
      {
        _id: 'c1',
        title: 'A',
        questions: [
          { _id: 'q1', question: 'one' },
          { _id: 'q2', question: 'two' },
          { _id: 'q3', question: 'three' },
        ],
      },
      { _id: 'c2', title: 'B', questions: [{ _id: 'q4', question: 'four' }] },
      { _id: 'c3', title: 'C', questions: [] },
    ],
  },
  {
    _id: 's2',
    title: 'Geography',
    chapters: [{ _id: 'c4', title: 'A', questions: [{ _id: 'q5', question: 'one' }] }],
  },
];

type Question = { _id?: string; question: string };
type Chapter = { _id?: string; title: string; questions?: Question[] };
type Subject = { _id?: string; title: string; chapters: Chapter[] };

/** The ids that are stored for these subjects, as a short tree. */
function matchedIds(subjects: Subject[], stored = STORED) {
  const { subjects: input } = courseInput.parse({
    title: 't',
    description: 'd',
    isFree: true,
    subjects: subjects.map((subject) => ({
      ...subject,
      description: 'd',
      chapters: subject.chapters.map((chapter) => ({
        ...chapter,
        description: 'd',
        questions:
          chapter.questions?.map((question) => ({ ...question, options: ['a', 'b', 'c', 'd'] })) ?? [],
      })),
    })),
  });
  let newIds = 0;
  return matchIds(stored, input, () => {
    newIds += 1;
    return `new${newIds}`;
  }).map((subject) => ({
    [subject._id]: subject.chapters.map((chapter) =>
      [chapter._id, ...chapter.questions.map(({ _id }) => _id)].join(' '),
    ),
  }));
}

const CASES: [string, Subject[], Record<string, string[]>[]][] = [
  [
    'a removed chapter does not pass its id to the next one',
    [{ title: 'ଇତିହାସ', chapters: [{ title: 'B', questions: [{ question: 'four' }] }, { title: 'C' }] }],
    [{ s1: ['c2 q4', 'c3'] }],
  ],
  [
    'chapters that are reordered keep their ids',
    [{ title: 'ଇତିହାସ', chapters: [{ title: 'C' }, { title: 'B' }, { title: 'A' }] }],
    [{ s1: ['c3', 'c2', 'c1'] }],
  ],
  [
    'a chapter that is inserted in the middle gets a new id',
    [{ title: 'ଇତିହାସ', chapters: [{ title: 'A' }, { title: 'New' }, { title: 'B' }, { title: 'C' }] }],
    [{ s1: ['c1', 'new1', 'c2', 'c3'] }],
  ],
  [
    'a chapter that is retitled keeps its id by its index',
    [{ title: 'ଇତିହାସ', chapters: [{ title: 'A' }, { title: 'B, better' }, { title: 'C' }] }],
    [{ s1: ['c1', 'c2', 'c3'] }],
  ],
  [
    'a chapter with the same title in another subject is another chapter',
    [{ title: 'Geography', chapters: [{ title: 'A', questions: [{ question: 'one' }] }] }],
    [{ s2: ['c4 q5'] }],
  ],
  [
    'a question is matched by its text',
    [{ title: 'ଇତିହାସ', chapters: [{ title: 'A', questions: [{ question: 'three' }, { question: 'one' }] }] }],
    [{ s1: ['c1 q3 q1'] }],
  ],
  [
    'two chapters with the same title get different ids',
    [{ title: 'ଇତିହାସ', chapters: [{ title: 'A' }, { title: 'A' }] }],
    [{ s1: ['c1', 'c2'] }],
  ],
  [
    'with ids: an id is kept under another title and another parent',
    [
      {
        _id: 's2',
        title: 'Moved',
        chapters: [{ _id: 'c2', title: 'Z', questions: [{ _id: 'q1', question: 'x' }] }],
      },
      { _id: 's1', title: 'ଇତିହାସ', chapters: [{ _id: 'c1', title: 'A' }] },
    ],
    [{ s2: ['c2 q1'] }, { s1: ['c1'] }],
  ],
  [
    'with ids: a chapter without an id is new, even when one with its title was removed',
    [{ _id: 's1', title: 'ଇତିହାସ', chapters: [{ title: 'A' }, { _id: 'c2', title: 'B' }] }],
    [{ s1: ['new1', 'c2'] }],
  ],
  [
    'with ids: a repeated id and an unknown id are replaced by new ids',
    [
      {
        _id: 's1',
        title: 'ଇତିହାସ',
        chapters: [
          { _id: 'c1', title: 'A' },
          { _id: 'c1', title: 'A' },
          { _id: 'zz', title: 'Q' },
        ],
      },
    ],
    [{ s1: ['c1', 'new1', 'new2'] }],
  ],
];

for (const [name, subjects, expected] of CASES)
  test(name, () => assert.deepEqual(matchedIds(subjects), expected));

/** The working copy has retitled the first chapter, removed the second, added one and moved the fourth. */
const WORKING_COPY: StoredSubject[] = [
  {
    _id: 's1',
    title: 'ଇତିହାସ',
    chapters: [
      { _id: 'c1', title: 'A2', questions: [{ _id: 'q9', question: 'nine' }] },
      { _id: 'c9', title: 'New', questions: [{ _id: 'q8', question: 'eight' }] },
      { _id: 'c4', title: 'A', questions: [] },
    ],
  },
];

const MATCHED_WITH_WORKING_COPY: [string, Subject[], Record<string, string[]>[]][] = [
  [
    'rows without ids are matched with the working copy, not with the published course',
    [
      {
        title: 'ଇତିହାସ',
        chapters: [
          { title: 'A2', questions: [{ question: 'nine' }] },
          { title: 'New', questions: [{ question: 'eight' }] },
          { title: 'A' },
        ],
      },
    ],
    [{ s1: ['c1 q9', 'c9 q8', 'c4'] }],
  ],
  [
    'a row that the working copy has removed gets its id back by its title, but not by its index',
    [
      {
        title: 'ଇତିହାସ',
        chapters: [
          { title: 'A2', questions: [{ question: 'other' }, { question: 'another' }, { question: 'two' }] },
          { title: 'New' },
          { title: 'A' },
          { title: 'Another' },
          { title: 'C' },
        ],
      },
      { title: 'Third', chapters: [] },
      { title: 'Geography', chapters: [{ title: 'A', questions: [{ question: 'one' }] }] },
    ],
    [{ s1: ['c1 q9 new1 q2', 'c9', 'c4', 'new2', 'c3'] }, { new3: [] }, { s2: ['new4 new5'] }],
  ],
];

for (const [name, subjects, expected] of MATCHED_WITH_WORKING_COPY)
  test(name, () => assert.deepEqual(matchedIds(subjects, withRemovedRows(WORKING_COPY, STORED)), expected));

test('never assigns an id twice, and keeps all ids of an unchanged input without ids', () => {
  const title = fc.constantFrom('A', 'B', 'C', 'D');
  const id = fc.option(fc.constantFrom('c1', 'c2', 'c3', 'c4', 'x'), { nil: undefined });
  const chapters = fc.array(fc.record({ title, _id: id }), { maxLength: 6 });
  const subjects = fc.array(fc.record({ title: fc.constantFrom('ଇତିହାସ', 'Geography', 'Z'), chapters }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(subjects, (input) => {
      const ids = matchedIds(input as Subject[]).flatMap((subject) => [
        ...Object.keys(subject),
        ...Object.values(subject).flat(),
      ]);
      assert.equal(new Set(ids).size, ids.length);
    }),
  );
  assert.deepEqual(
    matchedIds(
      STORED.map(({ title, chapters }) => ({
        title,
        chapters: chapters.map((chapter) => ({
          title: chapter.title,
          questions: chapter.questions.map(({ question }) => ({ question })),
        })),
      })),
    ),
    [{ s1: ['c1 q1 q2 q3', 'c2 q4', 'c3'] }, { s2: ['c4 q5'] }],
  );
});
