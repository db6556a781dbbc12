import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { listDraftsOpenInTabs } from './editor/local-draft/claim-local-draft.ts';
import { discardLocalDraft, useConfirmDiscard } from './editor/local-draft/discard-local-draft.tsx';
import { listLocalDrafts } from './editor/local-draft/local-draft-store.ts';
import { texts } from './texts.ts';

/** The id of a local draft is the admin, the course, and a number from the second draft on. */
const COURSE_IN_DRAFT_ID = /^([\w-]+)(?:\/\d+)?$/;

/** Lists the local drafts of the admin, to open or discard them. */
export function LocalDrafts() {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const { username } = useAuth();
  const client = useQueryClient();
  const confirmDiscard = useConfirmDiscard();
  const query = {
    queryKey: ['local-drafts', username],
    queryFn: () => readLocalDrafts(`${username}/`),
    staleTime: 0,
    retry: false,
  };
  const { data: drafts = [] } = useQuery(query);
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="local-drafts" className="grid gap-3">
      <h2 id="local-drafts" className="text-h3">
        {t.localDrafts}
      </h2>
      <ul className="grid gap-3">
        {drafts.map((stored) => {
          const draft = inLanguage(stored, language);
          const { id, courseId, title, loadedTitle, savedAt, isOpenInTab } = draft;
          const name = title || t.untitled;
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
                  {format.dateTime(savedAt)} ·{' '}
                  {courseId === 'new' ? t.newCourse : <Course title={loadedTitle} />}
                </p>
              </div>
              {isOpenInTab ? (
                <Badge tone="plain">{t.openInAnotherTab}</Badge>
              ) : (
                <div className="flex gap-3">
                  <Button
                    tone="quiet"
                    size="small"
                    aria-label={t.discardDraft({ name })}
                    onClick={async () => {
                      if (!(await confirmDiscard(draft))) return;
                      await discardLocalDraft(id);
                      await client.invalidateQueries({ queryKey: query.queryKey });
                    }}
                  >
                    {t.discard}
                  </Button>
                  <LinkButton
                    to={courseId === 'new' ? paths.createCourse : paths.editCourse(courseId)}
                    size="small"
                    aria-label={t.openDraft({ name })}
                  >
                    {t.open}
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
  const t = useTexts(texts);
  if (!title) return t.changesToCourse;
  return richText(t.changesToTitle, { title: () => <span lang={getLang(title)}>“{title}”</span> });
}

async function readLocalDrafts(prefix: string) {
  const [drafts, openInTabs] = await Promise.all([listLocalDrafts(prefix), listDraftsOpenInTabs()]);
  return drafts.flatMap((draft) => {
    const courseId = COURSE_IN_DRAFT_ID.exec(draft.id.slice(prefix.length))?.[1];
    return courseId ? [{ ...draft, courseId, isOpenInTab: openInTabs.has(draft.id) }] : [];
  });
}
