import { Link } from '../../language/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { Logo } from './logo.tsx';
import { Newsletter } from './newsletter.tsx';

const LINKS = [
  { to: paths.about, label: 'About' },
  { to: paths.cancellationRefund, label: 'Cancellation & Refund' },
  { to: paths.termsConditions, label: 'Terms & Conditions' },
  { to: paths.shipping, label: 'Shipping' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.contactUs, label: 'Contact Us' },
];

export function Footer() {
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="page grid gap-10 py-12 md:grid-cols-2 lg:grid-cols-[1fr_1.35fr_1.25fr]">
        <div>
          <Logo />
          <p className="mt-3 max-w-[22em] text-ink-soft">
            For everybody in Odisha who is preparing for an exam.
          </p>
        </div>
        <nav aria-label="Information">
          <ul className="grid grid-cols-2 gap-x-6">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline"
                >
                  {label}
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
