import type { Site } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { studentSignInMessage, useStudentSignIn } from './api.ts';
import { SignInAlert } from './sign-in-alert.tsx';
import { useProviderScript } from './use-provider-script.ts';

/** Signing in with whichever identity provider the site has. */
export function StudentSignIn({ identity }: { identity: Site['identity'] }) {
  if (!identity)
    return <SignInAlert>Signing in is not set up on this site yet. Please come back later.</SignInAlert>;
  return <WithProvider identity={identity} />;
}

function WithProvider({ identity }: { identity: NonNullable<Site['identity']> }) {
  const script = useProviderScript(identity.scriptUrl);
  const signIn = useStudentSignIn(identity);
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        One account for all your courses. We see your name, your e-mail and your photo, and nothing else.
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
          Google sign-in could not be loaded. Check your connection, and any blocker in your browser.
        </SignInAlert>
      )}
      {signIn.isError && (
        <SignInAlert>
          <FailureText error={signIn.error} text={studentSignInMessage(signIn.error)} />
        </SignInAlert>
      )}
      {identity.isLocal && (
        <p className="rounded-soft bg-marigold-soft px-4 py-3 text-small text-marigold-ink">
          This site uses local sign-in: a window asks who you are and believes it. Set a Google client id to
          use Google.
        </p>
      )}
    </div>
  );
}
