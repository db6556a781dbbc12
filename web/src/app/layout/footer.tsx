import { useTexts } from '../../language/locale.tsx';
import { Link } from '../../language/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { Logo } from './logo.tsx';
import { Newsletter } from './newsletter.tsx';
import { texts } from './texts.ts';

const LINKS = ['about', 'cancellationRefund', 'termsConditions', 'shipping', 'privacy', 'contactUs'] as const;

export function Footer() {
  const t = useTexts(texts);
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="page grid gap-10 py-12 md:grid-cols-2 lg:grid-cols-[1fr_1.35fr_1.25fr]">
        <div>
          <Logo />
          <p className="mt-3 max-w-[22em] text-ink-soft">{t.forEverybody}</p>
        </div>
        <nav aria-label={t.information}>
          <ul className="grid grid-cols-2 gap-x-6 max-[18rem]:grid-cols-1">
            {LINKS.map((page) => (
              <li key={page}>
                <Link
                  to={paths[page]}
                  className="flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline"
                >
                  {t[page]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Newsletter />
      </div>
    </footer>
  );
}
