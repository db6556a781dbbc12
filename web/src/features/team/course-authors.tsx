import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Select } from '../../ui/select.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { courseAuthorsQuery, teamQuery, useAddAuthor, useRemoveAuthor } from './api.ts';
import { authorTexts } from './texts.ts';

/** The authors of one course, for owners. */
export function CourseAuthors({ courseId }: { courseId: string }) {
  const t = useTexts(authorTexts);
  const authors = useQuery(courseAuthorsQuery(courseId));
  const { run, isBusy } = useAction();
  const { mutateAsync: remove } = useRemoveAuthor();
  return (
    <Panel title={t.authors} note={t.authorsNote}>
      <QueryView
        query={authors}
        loading={<SkeletonLines lines={2} />}
        isEmpty={(all) => all.length === 0}
        empty={<p className="text-ink-soft">{t.noAuthors}</p>}
      >
        {(all) => (
          <ul className="grid divide-y divide-line">
            {all.map(({ _id: adminId, username: name }) => (
              <li key={adminId} className="flex items-center justify-between gap-3 py-2">
                <span lang={getLang(name)} className="min-w-0 font-semibold wrap-anywhere">
                  {name}
                </span>
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={t.removeAuthor({ name })}
                  busy={isBusy}
                  onClick={() => void run(() => remove({ params: { courseId, adminId } }))}
                >
                  {t.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {authors.data && <AddAuthor courseId={courseId} assigned={authors.data.map(({ _id }) => _id)} />}
    </Panel>
  );
}

type AddAuthorProps = { courseId: string; assigned: string[] };

function AddAuthor({ courseId, assigned }: AddAuthorProps) {
  const t = useTexts(authorTexts);
  const team = useQuery(teamQuery);
  const { run, isBusy } = useAction();
  const { mutateAsync: add } = useAddAuthor();
  const [chosen, setChosen] = useState('');
  if (!team.data) return null;
  const others = team.data.members.filter(({ _id, role }) => role === 'author' && !assigned.includes(_id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === '') return;
    void run(() => add({ params: { courseId }, body: { adminId: chosen } }), { onDone: () => setChosen('') });
  };
  if (others.length === 0) return <p className="text-small text-ink-soft">{t.nobodyLeft}</p>;
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <div className="min-w-0 grow sm:max-w-80">
        <Field label={t.addAuthor}>
          <Select value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{t.chooseAuthor}</option>
            {others.map(({ _id, username }) => (
              <option key={_id} value={_id} lang={getLang(username)}>
                {username}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Button type="submit" tone="quiet" busy={isBusy} disabled={chosen === ''}>
        {t.add}
      </Button>
    </form>
  );
}
