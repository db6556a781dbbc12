import type { ParentLink } from '@sikhya/contract/consents.ts';
import { GRIEVANCE_PAGE } from '@sikhya/contract/public-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { saveReturnPath } from '../../lib/return-path.ts';
import { useAuth } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { parentLinkQuery } from './api.ts';
import { BirthDateForm } from './birth-date-form.tsx';
import { parentTexts } from './parent-texts.ts';

type ParentSignInProps = { token: string; caller: ParentLink['caller'] };

/** The step before the answer of a parent who is not signed in as an adult. */
export function ParentSignIn({ token, caller }: ParentSignInProps) {
  const t = useTexts(parentTexts);
  const client = useQueryClient();
  switch (caller) {
    case 'child':
      return (
        <Step title={t.childTitle} text={t.childText} action={<SignInButton label={t.otherAccount} />} />
      );
    case 'minor':
      return (
        <Step
          title={t.minorTitle}
          text={t.minorText}
          action={
            <>
              <SignInButton label={t.otherAccount} />
              <StandaloneLink to={`${GRIEVANCE_PAGE}?kind=date-of-birth`}>{t.askCorrection}</StandaloneLink>
            </>
          }
        />
      );
    case 'unknown-age':
      return (
        <>
          <Step title={t.unknownAgeTitle} text={t.unknownAgeText} />
          <BirthDateForm onDone={() => void client.invalidateQueries(parentLinkQuery(token))} />
        </>
      );
    default:
      return <Step title={t.signInTitle} text={t.signInText} action={<SignInButton label={t.signIn} />} />;
  }
}

function Step({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <h2 className="text-h3">{title}</h2>
      <p>{text}</p>
      {action && <div className="flex flex-wrap items-center gap-x-5 gap-y-3">{action}</div>}
    </div>
  );
}

/** Ends a session of somebody else, and comes back to the link after the sign-in. */
function SignInButton({ label }: { label: string }) {
  const navigate = useNavigate();
  const { isAuthenticated, logout } = useAuth();
  const signIn = () => {
    if (isAuthenticated) logout();
    const { pathname, hash } = window.location;
    saveReturnPath(pathname + hash);
    void navigate(paths.login);
  };
  return <Button onClick={signIn}>{label}</Button>;
}
