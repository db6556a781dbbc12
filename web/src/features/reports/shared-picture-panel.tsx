import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useSharedPicture } from './shared-picture.ts';
import { texts } from './texts.ts';

/** Says what to do with a picture that another app has shared. Renders nothing without one. */
export function SharedPicturePanel() {
  const t = useTexts(texts);
  const [params] = useUrlState();
  const [picture, remove] = useSharedPicture();
  if (picture)
    return (
      <Panel title={t.sharedTitle} note={t.sharedHelp}>
        <img
          src={picture.url}
          alt={t.sharedPicture}
          className="max-h-64 max-w-full rounded-soft border border-line"
        />
        <div className="flex flex-wrap gap-3">
          <LinkButton size="small" to={paths.myCourses}>
            {t.toMyCourses}
          </LinkButton>
          <Button tone="quiet" size="small" onClick={remove}>
            {t.removePicture}
          </Button>
        </div>
      </Panel>
    );
  if (params.get('picture') !== 'failed') return null;
  return (
    <p role="alert" className="rounded-soft bg-wrong-soft px-4 py-3 text-wrong">
      {t.sharedFailed}
    </p>
  );
}
