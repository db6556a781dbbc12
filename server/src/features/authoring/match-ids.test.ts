import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseInput } from '@sikhya/contract/authoring.ts';
import fc from 'fast-check';
import { type KnownSubject, matchIds } from './match-ids.ts';

const KNOWN: KnownSubject[] = [
  {
    id: 's1',
    key: 'ଇତିହାସ',
    children: [
      { id: 'c1', key: 'A', children: [q('q1', 'one'), q('q2', 'two'), q('q3', 'three')] },
      { id: 'c2', key: 'B', children: [q('q4', 'four')] },
      { id: 'c3', key: 'C', children: [] },
    ],
  },
  { id: 's2', key: 'Geography', children: [{ id: 'c4', key: 'A', children: [q('q5', 'one')] }] },
];

function q(id: string, key: string) {
  return { id, key, children: [] };
}

type Question = { _id?: string; question: string };
type Chapter = { _id?: string; title: string; questions?: Question[] };
type Subject = { _id?: string; title: string; chapters: Chapter[] };

/** The ids that a saved course gets, as a short tree. */
function idsOf(subjects: Subject[]) {
  const draft = courseInput.parse({
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
  let made = 0;
  return matchIds(KNOWN, draft.subjects, () => {
    made += 1;
    return `new${made}`;
  }).map((subject) => ({
    [subject.id]: subject.chapters.map((chapter) =>
      [chapter.id, ...chapter.questions.map(({ id }) => id)].join(' '),
    ),
  }));
}

const CASES: [string, Subject[], Record<string, string[]>[]][] = [
  [
    'a chapter in front that is removed hands nothing to the next',
    [{ title: 'ଇତିହାସ', chapters: [{ title: 'B', questions: [{ question: 'four' }] }, { title: 'C' }] }],
    [{ s1: ['c2 q4', 'c3'] }],
  ],
  [
    'chapters that swap places keep their ids',
    [{ title: 'ଇତିହାସ', chapters: [{ title: 'C' }, { title: 'B' }, { title: 'A' }] }],
    [{ s1: ['c3', 'c2', 'c1'] }],
  ],
  [
    'one that is put in the middle is new',
    [{ title: 'ଇତିହାସ', chapters: [{ title: 'A' }, { title: 'New' }, { title: 'B' }, { title: 'C' }] }],
    [{ s1: ['c1', 'new1', 'c2', 'c3'] }],
  ],
  [
    'one that is retitled keeps its id by its place',
    [{ title: 'ଇତିହାସ', chapters: [{ title: 'A' }, { title: 'B, better' }, { title: 'C' }] }],
    [{ s1: ['c1', 'c2', 'c3'] }],
  ],
  [
    'the same title under another subject is another chapter',
    [{ title: 'Geography', chapters: [{ title: 'A', questions: [{ question: 'one' }] }] }],
    [{ s2: ['c4 q5'] }],
  ],
  [
    'a question is known by its text',
    [{ title: 'ଇତିହାସ', chapters: [{ title: 'A', questions: [{ question: 'three' }, { question: 'one' }] }] }],
    [{ s1: ['c1 q3 q1'] }],
  ],
  [
    'two of the same title are not the same one twice',
    [{ title: 'ଇତିହାସ', chapters: [{ title: 'A' }, { title: 'A' }] }],
    [{ s1: ['c1', 'c2'] }],
  ],
  [
    'with ids: what says its id is that, under whatever title and wherever it stands',
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
    'with ids: what says none is new, also where the same title was removed',
    [{ _id: 's1', title: 'ଇତିହାସ', chapters: [{ title: 'A' }, { _id: 'c2', title: 'B' }] }],
    [{ s1: ['new1', 'c2'] }],
  ],
  [
    'with ids: a copy that says the id of its model is new, and so is a stranger',
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

for (const [what, subjects, wanted] of CASES) test(what, () => assert.deepEqual(idsOf(subjects), wanted));

test('no id is ever given twice, and a draft without ids that changed nothing changes no id', () => {
  const title = fc.constantFrom('A', 'B', 'C', 'D');
  const id = fc.option(fc.constantFrom('c1', 'c2', 'c3', 'c4', 'x'), { nil: undefined });
  const chapters = fc.array(fc.record({ title, _id: id }), { maxLength: 6 });
  const subjects = fc.array(fc.record({ title: fc.constantFrom('ଇତିହାସ', 'Geography', 'Z'), chapters }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(subjects, (drafts) => {
      const given = idsOf(drafts as Subject[]).flatMap((subject) => [
        ...Object.keys(subject),
        ...Object.values(subject).flat(),
      ]);
      assert.equal(new Set(given).size, given.length);
    }),
  );
  assert.deepEqual(
    idsOf(
      KNOWN.map(({ key, children }) => ({
        title: key,
        chapters: children.map((chapter) => ({
          title: chapter.key,
          questions: chapter.children.map((question) => ({ question: question.key })),
        })),
      })),
    ),
    [{ s1: ['c1 q1 q2 q3', 'c2 q4', 'c3'] }, { s2: ['c4 q5'] }],
  );
});
