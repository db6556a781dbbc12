import type { Site } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { getStudentSignInMessage, useStudentSignIn } from './api.ts';
import { SignInAlert } from './sign-in-alert.tsx';
import { useProviderScript } from './use-provider-script.ts';

/** Sign-in with the identity provider of the site. */
export function StudentSignIn({ identity }: { identity: Site['identity'] }) {
  if (!identity) return <SignInAlert>Sign-in is not set up on this site yet. Come back later.</SignInAlert>;
  return <ProviderSignIn identity={identity} />;
}

function ProviderSignIn({ identity }: { identity: NonNullable<Site['identity']> }) {
  const script = useProviderScript(identity.scriptUrl);
  const signIn = useStudentSignIn(identity);
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        One account for all your courses. We only get your name, e-mail and photo.
      </p>
      <Button
        disabled={script.status !== 'ready' || signIn.isPending}
        busy={signIn.isPending}
        busyLabel="Signing in..."
        onClick={() => signIn.mutate()}
      >
        Sign in with Google
      </Button>
      {script.status === 'failed' && (
        <SignInAlert
          action={
            <Button tone="quiet" onClick={script.retry}>
              Try again
            </Button>
          }
        >
          Google sign-in could not be loaded. Check your connection and turn off any ad blocker.
        </SignInAlert>
      )}
      {signIn.isError && (
        <SignInAlert>
          <FailureText error={signIn.error} text={getStudentSignInMessage(signIn.error)} />
        </SignInAlert>
      )}
      {identity.isLocal && (
        <p className="rounded-soft bg-marigold-soft px-4 py-3 text-small text-marigold-ink">
          This site uses local sign-in, which accepts any name and e-mail. Set a Google client id to use
          Google.
        </p>
      )}
    </div>
  );
}
