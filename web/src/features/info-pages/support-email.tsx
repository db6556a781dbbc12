import { useTexts } from '../../language/locale.tsx';
import { useSite } from '../../lib/site.ts';
import { TEXT_LINK } from '../../ui/text-link.tsx';
import { texts } from './texts.ts';

/** A link to the support address; a text in its place until the address is known. */
export function SupportEmail() {
  const t = useTexts(texts);
  const { contactEmail } = useSite();
  if (contactEmail === '') return t.supportAddress;
  return (
    <a href={`mailto:${contactEmail}`} className={`${TEXT_LINK} wrap-anywhere`}>
      {contactEmail}
    </a>
  );
}
