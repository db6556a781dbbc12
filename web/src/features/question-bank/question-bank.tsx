import { DIFFICULTIES } from '@sikhya/contract/question-bank.ts';
import { useUrlState } from '../../lib/url-state.ts';
import type { BankFilter } from './api.ts';
import { BankFilters } from './bank-filters.tsx';
import { BankList } from './bank-list.tsx';

/** The whole bank. The filters are in the URL. */
export function QuestionBank() {
  const [params, setParams] = useUrlState();
  const read = (name: string) => params.get(name) ?? '';
  const filter: BankFilter = {
    search: read('search'),
    courseId: read('courseId'),
    chapterId: read('chapterId'),
    examId: read('examId'),
    tag: read('tag'),
    difficulty: DIFFICULTIES.find((value) => value === read('difficulty')) ?? 'any',
    use: (['used', 'never'] as const).find((value) => value === read('use')) ?? 'any',
  };
  const change = (changes: BankFilter) =>
    setParams(
      Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [name, value === 'any' ? '' : (value ?? '')]),
      ),
    );
  return (
    <div className="grid gap-6">
      <BankFilters filter={filter} onChange={change} />
      <BankList filter={filter} />
    </div>
  );
}
