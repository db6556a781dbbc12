import { useTexts } from '../../language/locale.tsx';
import { useSite } from '../../lib/site.ts';
import { STANDALONE_LINK, TEXT_LINK } from '../../ui/text-link.tsx';
import { texts } from './texts.ts';

type SupportEmailProps = { isStandalone?: boolean };

/** A link to the support address; a text in its place until the address is known. */
export function SupportEmail({ isStandalone = false }: SupportEmailProps) {
  const t = useTexts(texts);
  const { contactEmail } = useSite();
  if (contactEmail === '') return t.supportAddress;
  return (
    <a
      href={`mailto:${contactEmail}`}
      className={`${isStandalone ? STANDALONE_LINK : TEXT_LINK} wrap-anywhere`}
    >
      {contactEmail}
    </a>
  );
}
