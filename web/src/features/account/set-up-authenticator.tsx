import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import { STANDALONE_LINK } from '../../ui/text-link.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { ActionError } from './action-error.tsx';
import { useConfirmTotp } from './api.ts';
import { CodeInput } from './code-input.tsx';
import { texts } from './texts.ts';
import { falseIfCancelled } from './verification.tsx';

type Started = { secret: string; uri: string; qrCode: { size: number; path: string } };

type SetUpAuthenticatorProps = {
  open: boolean;
  started: Started | undefined;
  onClose: () => void;
  onRecoveryCodes: (codes: string[]) => void;
};

/** Shows the key as a QR code and as text, and asks for the first code of the app. */
export function SetUpAuthenticator(props: SetUpAuthenticatorProps) {
  const t = useTexts(texts);
  const { open, started, onClose, onRecoveryCodes } = props;
  return (
    <Dialog open={open} onClose={onClose} keepOpen title={t.scanTitle} description={t.scanText}>
      {open && started && <SetUpForm started={started} onRecoveryCodes={onRecoveryCodes} onDone={onClose} />}
    </Dialog>
  );
}

type SetUpFormProps = {
  started: Started;
  onRecoveryCodes: (codes: string[]) => void;
  onDone: () => void;
};

function SetUpForm({ started, onRecoveryCodes, onDone }: SetUpFormProps) {
  const t = useTexts(texts);
  const { mutateAsync: confirm } = useConfirmTotp();
  const [code, setCode] = useState('');
  const isMissing = code.trim() === '';
  const { secret, uri, qrCode } = started;
  const { wasSubmitted, isBusy, error, submit } = useFormSubmit({
    title: t.scanTitle,
    done: t.appAdded,
    isValid: !isMissing,
    onSubmit: async () => {
      const confirmed = await falseIfCancelled(confirm(code));
      const codes = confirmed === false ? undefined : confirmed.recoveryCodes;
      // also after the dialog was closed, because they are shown only once
      if (codes) onRecoveryCodes(codes);
      return confirmed;
    },
    onDone,
  });
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
      <Field label={t.firstCode} required error={wasSubmitted && isMissing && t.enterCode}>
        <CodeInput value={code} onChange={setCode} />
      </Field>
      <ActionError error={error} />
      <FormFooter>
        <Button type="submit" busy={isBusy}>
          {t.finish}
        </Button>
      </FormFooter>
    </form>
  );
}
