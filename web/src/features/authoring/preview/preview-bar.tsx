import { useTexts } from '../../../language/locale.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { texts } from './texts.ts';

type PreviewBarProps = { back: { to: string; label: string }; explanation?: string };

/** Marks a screen as a preview and leads back. */
export function PreviewBar({ back, explanation }: PreviewBarProps) {
  const t = useTexts(texts);
  return (
    <aside
      aria-label={t.preview}
      className="flex flex-wrap items-center justify-between gap-3 rounded-soft border border-dashed border-edge bg-marigold-soft px-4 py-3"
    >
      <p className="flex min-w-0 grow basis-56 flex-wrap items-center gap-2 text-small">
        <strong className="text-marigold-ink">{t.preview}</strong>
        <span className="min-w-0">{explanation ?? t.explanation}</span>
      </p>
      <LinkButton tone="quiet" size="small" to={back.to}>
        {back.label}
      </LinkButton>
    </aside>
  );
}
