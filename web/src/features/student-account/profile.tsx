import { MAX_STUDENT_NAME_LENGTH, type StudentAccount } from '@sikhya/contract/student-account.ts';
import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { NeedsConnection } from '../../lib/needs-connection.tsx';
import { getFirstLetter, getLang } from '../../lib/odia.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/check-row.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { useUpdateAccount } from './api.ts';
import { texts } from './texts.ts';

export function Profile({ account }: { account: StudentAccount }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { run } = useAction();
  const update = useUpdateAccount();
  const { name, email, photoUrl, showsPhoto, createdAt } = account;
  return (
    <Panel title={t.profile}>
      <div className="flex items-center gap-4 max-[18rem]:flex-wrap">
        <Avatar letter={getFirstLetter(name)} photo={photoUrl} size="large" />
        <div className="min-w-0">
          <p lang="en" className="font-semibold wrap-anywhere">
            {email}
          </p>
          <p className="text-small text-ink-soft">{t.memberSince({ date: format.date(createdAt) })}</p>
        </div>
      </div>
      <NameForm key={name} name={name} />
      <CheckRow
        label={t.showPhoto}
        note={showsPhoto && photoUrl === '' && update.isSuccess ? t.photoNextTime : undefined}
        // shown before the server has stored it
        checked={(update.isPending ? update.variables.showsPhoto : undefined) ?? showsPhoto}
        onChange={(checked) => void run(() => update.mutateAsync({ showsPhoto: checked }))}
      />
    </Panel>
  );
}

function NameForm({ name: savedName }: { name: string }) {
  const t = useTexts(texts);
  const { mutateAsync: update } = useUpdateAccount();
  const [name, setName] = useState(savedName);
  const isMissing = name.trim() === '';
  const { wasSubmitted, isBusy, error, submit } = useFormSubmit({
    title: t.profile,
    done: t.saved,
    isValid: !isMissing,
    onSubmit: () => update({ name }),
  });
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <Field
        label={t.name}
        hint={t.nameHint}
        error={(wasSubmitted && isMissing && t.enterName) || (error && <FailureText error={error} />)}
        required
      >
        <TextInput
          autoComplete="name"
          maxLength={MAX_STUDENT_NAME_LENGTH}
          lang={getLang(name)}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" tone="quiet" busy={isBusy} disabled={name === savedName}>
          {t.saveName} <NeedsConnection />
        </Button>
      </div>
    </form>
  );
}
