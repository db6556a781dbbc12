import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import type { Site } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { hasMessageForPeople } from './api.ts';
import { signInWithProvider } from './identity-provider.ts';
import { ProviderScriptAlert } from './provider-script-alert.tsx';
import { SignInAlert } from './sign-in-alert.tsx';
import { texts } from './texts.ts';
import { useProviderScript } from './use-provider-script.ts';

type ProofRequest = {
  label: string;
  busyLabel: string;
  /** Whether the proof is being used. */
  isBusy: boolean;
  onProof: (proof: Awaited<ReturnType<typeof signInWithProvider>>) => void;
};

type ProviderProofProps = ProofRequest & { identity: Site['identity'] };

/** A button that lets a person who is signed in prove it with the identity provider once more. */
export function ProviderProof({ identity, ...request }: ProviderProofProps) {
  const t = useTexts(texts);
  if (!identity) return <SignInAlert>{t.notSetUp}</SignInAlert>;
  return <ProofButton identity={identity} {...request} />;
}

type ProofButtonProps = ProofRequest & { identity: NonNullable<Site['identity']> };

function ProofButton({ identity, label, busyLabel, isBusy, onProof }: ProofButtonProps) {
  const t = useTexts(texts);
  const script = useProviderScript(identity.scriptUrl);
  const signIn = useMutation({
    mutationFn: () => signInWithProvider(identity),
    onSuccess: onProof,
    onError: (error) => console.error(error),
  });
  return (
    <div className="grid gap-3">
      <Button
        tone="danger"
        disabled={script.status !== 'ready'}
        busy={signIn.isPending || isBusy}
        busyLabel={busyLabel}
        onClick={() => signIn.mutate()}
      >
        {label}
      </Button>
      <ProviderScriptAlert script={script} />
      {signIn.isError && (
        <SignInAlert>
          {hasMessageForPeople(signIn.error) ? signIn.error.message : t.googleLoginFailed}
        </SignInAlert>
      )}
    </div>
  );
}
