import { useSite } from '../../lib/site.ts';
import { TEXT_LINK } from '../../ui/text-link.tsx';

/** A link to the support address; a text in its place until the address is known. */
export function SupportEmail() {
  const { contactEmail } = useSite();
  if (contactEmail === '') return 'our support address';
  return (
    <a href={`mailto:${contactEmail}`} className={`${TEXT_LINK} wrap-anywhere`}>
      {contactEmail}
    </a>
  );
}
