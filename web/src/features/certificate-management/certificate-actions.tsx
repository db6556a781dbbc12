import type { ListedCertificate } from '@sikhya/contract/certificates.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useCorrectName, useReinstate, useRevoke } from './api.ts';
import { TextDialog } from './text-dialog.tsx';
import { texts } from './texts.ts';

type CertificateActionsProps = { certificate: ListedCertificate; canChange: boolean };

/** Show, correct the name, revoke, and make valid again what an admin has revoked. */
export function CertificateActions({ certificate, canChange }: CertificateActionsProps) {
  const t = useTexts(texts);
  const [open, setOpen] = useState<'name' | 'revoke' | 'reinstate' | null>(null);
  const { _id: certificateId, code, name, reason } = certificate;
  return (
    <span className="flex flex-wrap gap-2">
      {reason === null && (
        <LinkButton size="small" tone="quiet" to={paths.certificate(code)} aria-label={t.showOf({ name })}>
          {t.show}
        </LinkButton>
      )}
      {canChange && reason === null && (
        <>
          <Button
            size="small"
            tone="quiet"
            aria-label={t.correctNameOf({ name })}
            onClick={() => setOpen('name')}
          >
            {t.correctName}
          </Button>
          <Button
            size="small"
            tone="quiet"
            aria-label={t.revokeOf({ name })}
            onClick={() => setOpen('revoke')}
          >
            {t.revoke}
          </Button>
        </>
      )}
      {canChange && reason === 'admin' && (
        <Button
          size="small"
          tone="quiet"
          aria-label={t.reinstateOf({ name })}
          onClick={() => setOpen('reinstate')}
        >
          {t.reinstate}
        </Button>
      )}
      {open && (
        <ChangeDialog kind={open} certificateId={certificateId} name={name} onClose={() => setOpen(null)} />
      )}
    </span>
  );
}

type ChangeDialogProps = {
  kind: 'name' | 'revoke' | 'reinstate';
  certificateId: string;
  name: string;
  onClose: () => void;
};

function ChangeDialog({ kind, certificateId, name, onClose }: ChangeDialogProps) {
  const t = useTexts(texts);
  const correct = useCorrectName();
  const revoke = useRevoke();
  const reinstate = useReinstate();
  const params = { certificateId };
  const form = `certificate:${certificateId}:${kind}`;
  if (kind === 'name') {
    return (
      <TextDialog
        name={form}
        title={t.correctNameOf({ name })}
        description={t.correctNameHint}
        label={t.name}
        initial={name}
        missing={t.nameMissing}
        submit={t.save}
        done={t.wasCorrected}
        onSubmit={(text) => correct.mutateAsync({ params, body: { name: text } })}
        onClose={onClose}
      />
    );
  }
  const isRevoking = kind === 'revoke';
  return (
    <TextDialog
      name={form}
      title={isRevoking ? t.revokeOf({ name }) : t.reinstateOf({ name })}
      description={isRevoking ? t.revokeText : undefined}
      label={t.reason}
      initial=""
      submit={isRevoking ? t.revoke : t.reinstate}
      done={isRevoking ? t.wasRevoked : t.wasReinstated}
      onSubmit={(note) => (isRevoking ? revoke : reinstate).mutateAsync({ params, body: { note } })}
      onClose={onClose}
    />
  );
}
