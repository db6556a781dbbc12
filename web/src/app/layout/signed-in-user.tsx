import { getFirstLetter, getLang } from '../../lib/odia.ts';
import { useAuth } from '../../lib/session.tsx';
import { Avatar } from '../../ui/avatar.tsx';

/** The photo, and the name or else the e-mail, of the person who is signed in. */
export function SignedInUser() {
  const { name, email, googleProfile } = useAuth();
  const displayName = name || email;
  return (
    <div className="flex items-center gap-3">
      <Avatar letter={getFirstLetter(displayName)} photo={googleProfile?.photoUrl} />
      <p lang={getLang(displayName)} className="min-w-0 font-semibold wrap-anywhere">
        {displayName}
      </p>
    </div>
  );
}
