import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonCard, SkeletonLines } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Example, Group, Row } from './example.tsx';

const QUERIES: Record<string, () => Promise<string[]>> = {
  loading: () => new Promise(() => {}),
  failed: () => Promise.reject(new Error('The server could not be reached. Check your connection.')),
  empty: () => Promise.resolve([]),
  loaded: () => Promise.resolve(['ଗଣିତ', 'ଭୂଗୋଳ', 'Reasoning']),
};

export function States() {
  return (
    <Group title="Loading, error and empty states">
      <Example name="Skeletons and the spinner">
        <div className="grid items-start gap-4 md:grid-cols-3">
          <SkeletonCard />
          <SkeletonLines lines={4} />
          <Row>
            <Skeleton className="size-11 rounded-full" />
            <Spinner />
            <span className="text-small text-ink-soft">
              Uploading<span className="sr-only"> the PDF</span>, 63 %
            </span>
          </Row>
        </div>
      </Example>
      <div className="grid gap-4 md:grid-cols-2">
        {Object.keys(QUERIES).map((state) => (
          <Example key={state} name={`A query: ${state}`}>
            <div className="rounded-soft border border-line p-4">
              <QueryExample state={state} />
            </div>
          </Example>
        ))}
      </div>
    </Group>
  );
}

function QueryExample({ state }: { state: string }) {
  const query = useQuery({ queryKey: ['design', state], queryFn: QUERIES[state], retry: false });
  return (
    <QueryView
      query={query}
      loading={<SkeletonCard />}
      isEmpty={(names) => names.length === 0}
      empty={
        <EmptyState title="No courses available yet!" action={<Button tone="soft">Explore</Button>}>
          <span lang="or">ପ୍ରଥମ ପାଠ୍ୟକ୍ରମଗୁଡ଼ିକ ପ୍ରସ୍ତୁତ ହେଉଛି।</span>
        </EmptyState>
      }
    >
      {(names) => (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
