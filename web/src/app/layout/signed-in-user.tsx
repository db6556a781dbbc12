import { getFirstLetter, getLang } from '../../lib/odia.ts';
import { useAuth } from '../../lib/session.tsx';
import { Avatar } from '../../ui/avatar.tsx';

/** Who is signed in: the photo, and the name or else the e-mail. */
export function SignedInUser() {
  const { name, email, googleProfile } = useAuth();
  const shown = name || email;
  return (
    <div className="flex items-center gap-3">
      <Avatar letter={getFirstLetter(shown)} photo={googleProfile?.photoUrl} />
      <p lang={getLang(shown)} className="min-w-0 font-semibold wrap-anywhere">
        {shown}
      </p>
    </div>
  );
}
