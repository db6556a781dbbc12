import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '../../lib/format.ts';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { draftsInTabs } from './editor/draft/draft-place.ts';
import { listDrafts } from './editor/draft/draft-store.ts';
import { discardDraft, useDiscard } from './editor/draft/use-discard.tsx';

const COURSE_OF_DRAFT = /^([\w-]+)(?:\/\d+)?$/;

/** Unsaved work on this device, with the way to it and to get rid of it. */
export function LocalDrafts() {
  const { username } = useAuth();
  const client = useQueryClient();
  const discard = useDiscard();
  const query = {
    queryKey: ['local-drafts', username],
    queryFn: () => readDrafts(`${username}/`),
    // it costs a look at this device
    staleTime: 0,
    retry: false,
  };
  const { data: drafts = [] } = useQuery(query);
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="local-drafts" className="grid gap-3">
      <h2 id="local-drafts" className="text-h3">
        Unsaved drafts on this device
      </h2>
      <ul className="grid gap-3">
        {drafts.map((draft) => {
          const { id, courseId, title, openedTitle, savedAt, isInTab } = draft;
          const name = title || 'Without a title';
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-soft border border-line bg-sheet p-4"
            >
              <div className="min-w-0 grow basis-60">
                <p lang={getLang(name)} className="line-clamp-2 font-semibold wrap-anywhere">
                  {name}
                </p>
                <p className="line-clamp-2 text-small text-ink-soft wrap-anywhere">
                  {formatDateTime(savedAt)} ·{' '}
                  {courseId === 'new' ? 'New course' : <Course title={openedTitle} />}
                </p>
              </div>
              {isInTab ? (
                <Badge tone="plain">Open in another tab</Badge>
              ) : (
                <div className="flex gap-3">
                  <Button
                    tone="quiet"
                    size="small"
                    aria-label={`Discard the draft ${name}`}
                    onClick={async () => {
                      if (!(await discard(draft))) return;
                      await discardDraft(id);
                      await client.invalidateQueries({ queryKey: query.queryKey });
                    }}
                  >
                    Discard
                  </Button>
                  <LinkButton
                    to={courseId === 'new' ? paths.createCourse : paths.editCourse(courseId)}
                    size="small"
                    aria-label={`Open the draft ${name}`}
                  >
                    Open
                  </LinkButton>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Course({ title }: { title: string | undefined }) {
  if (!title) return 'Changes to a course';
  return (
    <>
      Changes to <span lang={getLang(title)}>“{title}”</span>
    </>
  );
}

/** A device that keeps nothing has none. */
async function readDrafts(prefix: string) {
  const [drafts, inTabs] = await Promise.all([listDrafts(prefix), draftsInTabs()]);
  return drafts.flatMap((draft) => {
    const courseId = COURSE_OF_DRAFT.exec(draft.id.slice(prefix.length))?.[1];
    return courseId ? [{ ...draft, courseId, isInTab: inTabs.has(draft.id) }] : [];
  });
}
