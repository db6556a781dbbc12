import { useTexts } from '../../language/locale.tsx';
import type { Site } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { hasMessageForPeople, useStudentSignIn } from './api.ts';
import { ProviderScriptAlert } from './provider-script-alert.tsx';
import { SignInAlert } from './sign-in-alert.tsx';
import { texts } from './texts.ts';
import { useProviderScript } from './use-provider-script.ts';

/** Sign-in with the identity provider of the site. */
export function StudentSignIn({ identity }: { identity: Site['identity'] }) {
  const t = useTexts(texts);
  if (!identity) return <SignInAlert>{t.notSetUp}</SignInAlert>;
  return <ProviderSignIn identity={identity} />;
}

function ProviderSignIn({ identity }: { identity: NonNullable<Site['identity']> }) {
  const t = useTexts(texts);
  const script = useProviderScript(identity.scriptUrl);
  const signIn = useStudentSignIn(identity);
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t.oneAccount}</p>
      <Button
        disabled={script.status !== 'ready' || signIn.isPending}
        busy={signIn.isPending}
        busyLabel={t.signingIn}
        onClick={() => signIn.mutate()}
      >
        {t.signInWithGoogle}
      </Button>
      <ProviderScriptAlert script={script} />
      {signIn.isError && (
        <SignInAlert>
          <FailureText
            error={signIn.error}
            text={hasMessageForPeople(signIn.error) ? signIn.error.message : t.googleLoginFailed}
          />
        </SignInAlert>
      )}
      {identity.isLocal && (
        <p className="rounded-soft bg-marigold-soft px-4 py-3 text-small text-marigold-ink">
          {t.localSignIn}
        </p>
      )}
    </div>
  );
}
