import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { texts } from './texts.ts';

/** Leads to the list of courses, which is the dashboard of admins. */
export function DashboardLink({ tone }: { tone?: 'main' | 'quiet' }) {
  const t = useTexts(texts);
  return (
    <LinkButton to={paths.adminDashboard} {...(tone && { tone })}>
      {t.backToDashboard}
    </LinkButton>
  );
}
