import { Link } from '../../language/navigation.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { LogoMark } from '../../ui/logo-mark.tsx';

export function Logo() {
  const { name } = useSite();
  return (
    <Link to={paths.home} className="flex min-h-11 min-w-0 items-center gap-2.5">
      <LogoMark />
      <span lang={getLang(name)} className="truncate max-[18rem]:sr-only font-display text-logo font-bold">
        {name}
      </span>
    </Link>
  );
}
