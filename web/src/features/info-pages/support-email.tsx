import { useSite } from '../../lib/site.ts';
import { TEXT_LINK } from '../../ui/text-link.tsx';

/** Our address, ready to be written to; the sentence around it also holds while it is not known. */
export function SupportEmail() {
  const { contactEmail } = useSite();
  if (contactEmail === '') return 'our support address';
  return (
    <a href={`mailto:${contactEmail}`} className={`${TEXT_LINK} wrap-anywhere`}>
      {contactEmail}
    </a>
  );
}
