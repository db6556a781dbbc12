import { type FormEvent, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import { STANDALONE_LINK } from '../../ui/text-link.tsx';
import { ActionError } from './action-error.tsx';
import { useConfirmTotp } from './api.ts';
import { CodeInput } from './code-input.tsx';
import { texts } from './texts.ts';

type Started = { secret: string; uri: string; qrCode: { size: number; path: string } };

type SetUpAuthenticatorProps = {
  open: boolean;
  started: Started | undefined;
  onClose: () => void;
  onDone: (recoveryCodes: string[] | undefined) => void;
};

/** Shows the key as a QR code and as text, and asks for the first code of the app. */
export function SetUpAuthenticator({ open, started, onClose, onDone }: SetUpAuthenticatorProps) {
  const t = useTexts(texts);
  return (
    <Dialog open={open} onClose={onClose} keepOpen title={t.scanTitle} description={t.scanText}>
      {open && started && <SetUpForm started={started} onDone={onDone} />}
    </Dialog>
  );
}

function SetUpForm({ started, onDone }: { started: Started; onDone: SetUpAuthenticatorProps['onDone'] }) {
  const t = useTexts(texts);
  const confirm = useConfirmTotp();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { secret, uri, qrCode } = started;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() === '') return;
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) });
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {/* dark on white in both themes, because many apps cannot read it otherwise */}
      <svg
        role="img"
        aria-label={t.qrCode}
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-56"
      >
        <rect width="100%" height="100%" fill="white" />
        <path d={qrCode.path} fill="black" />
      </svg>
      <div>
        <p className="font-semibold">{t.key}</p>
        <p>
          <code className="wrap-anywhere select-all" translate="no">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </p>
        <a href={uri} className={STANDALONE_LINK}>
          {t.openInApp}
        </a>
      </div>
      <Field label={t.firstCode} required error={isMissing && t.enterCode}>
        <CodeInput value={code} onChange={setCode} />
      </Field>
      <ActionError error={confirm.error} />
      <FormFooter>
        <Button type="submit" busy={confirm.isPending}>
          {t.finish}
        </Button>
      </FormFooter>
    </form>
  );
}
