import { useState } from 'react';
import { getFirstLetter, getLang } from '../../lib/odia.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { PageControls } from '../../ui/page-controls.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { Sort } from '../../ui/sort-button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Example, Group } from './example.tsx';

type Person = { name: string; email: string; courses: number; bought: boolean };

const PEOPLE: Person[] = [
  { name: 'ଶ୍ରୀକାନ୍ତ ମହାପାତ୍ର', email: 'srikanta@example.com', courses: 4, bought: true },
  {
    name: 'Ananya Das',
    email: 'ananya.das.preparing.for.the.examination@example.com',
    courses: 12,
    bought: false,
  },
  { name: 'କ୍ଷୀରୋଦ୍ର ନାୟକ', email: 'khirodra@example.com', courses: 0, bought: false },
  { name: 'J', email: 'j@example.com', courses: 1, bought: true },
];

const COLUMNS: Column<Person>[] = [
  {
    key: 'name',
    header: 'Name',
    sortable: true,
    hideLabel: true,
    cell: ({ name }) => (
      <span className="flex items-center gap-3">
        <Avatar letter={getFirstLetter(name)} size="small" />
        <span lang={getLang(name)} className="font-semibold">
          {name}
        </span>
      </span>
    ),
  },
  { key: 'email', header: 'E-mail', cell: ({ email }) => <span className="min-w-0">{email}</span> },
  { key: 'courses', header: 'Courses', sortable: true, align: 'end', cell: ({ courses }) => courses },
  {
    key: 'status',
    header: 'Status',
    cell: ({ bought }) => (
      <Badge tone={bought ? 'right' : 'indigo'}>{bought ? 'purchased' : 'enrolled'}</Badge>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    hideLabel: true,
    align: 'end',
    cell: ({ name }) => (
      <Button size="small" tone="quiet" aria-label={`View ${name}`}>
        View
      </Button>
    ),
  },
];

export function Lists() {
  const [sort, setSort] = useState<Sort>({ column: 'name', order: 'asc' });
  const [pageState, setPageState] = useState({ page: 4, size: 10 });
  const setPage = (page: number) => setPageState({ ...pageState, page });
  return (
    <Group title="Lists">
      <Example name="A table, or cards on a narrow screen">
        <Table
          caption="Students"
          columns={COLUMNS}
          rows={sortPeople(PEOPLE, sort)}
          rowKey={({ email }) => email}
          sort={sort}
          onSort={setSort}
        />
        <div className="mt-5">
          <PageControls
            sizes={[5, 10, 20, 50]}
            {...pageState}
            pages={20}
            loading={false}
            onChange={({ limit: size = pageState.size, page = 1 }) => setPageState({ size, page })}
          />
        </div>
      </Example>
      <Example name="The same table in a narrow container">
        <div className="max-w-sm">
          <Table
            caption="Students, narrow"
            columns={COLUMNS}
            rows={PEOPLE.slice(0, 2)}
            rowKey={({ email }) => email}
            sort={sort}
            onSort={setSort}
          />
        </div>
      </Example>
      <Example name="Pagination: first page, loading, three pages">
        <div className="grid justify-items-start gap-3">
          <Pagination page={1} pages={500} onChange={setPage} label="First page" />
          <Pagination page={498} pages={500} onChange={setPage} label="Loading" loading />
          <Pagination page={3} pages={3} onChange={setPage} label="Few pages" />
        </div>
      </Example>
    </Group>
  );
}

function sortPeople(people: Person[], { column, order }: Sort): Person[] {
  const ascending = people.toSorted((a, b) =>
    column === 'courses' ? a.courses - b.courses : a.name.localeCompare(b.name),
  );
  return order === 'asc' ? ascending : ascending.toReversed();
}
