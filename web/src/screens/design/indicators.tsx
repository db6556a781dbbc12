import { getFirstLetter } from '../../lib/odia.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import * as icons from '../../ui/icons.tsx';
import * as portalIcons from '../../ui/portal-icons.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StatusIcon } from '../../ui/status-icon.tsx';
import { Example, Group, Row } from './example.tsx';

export function Indicators() {
  return (
    <Group title="Badges, avatars and icons">
      <Example name="Badges">
        <Row>
          <Badge tone="plain">Draft</Badge>
          <Badge>Mock test</Badge>
          <Badge tone="marigold">Paid</Badge>
          <Badge tone="right">Free</Badge>
          <Badge tone="wrong">Failed</Badge>
          <Badge tone="marigold">
            <span lang="or">ଓଡ଼ିଆ ଓ ଇଂରାଜୀ</span>
          </Badge>
        </Row>
      </Example>
      <Example name="Avatars: a photo, letters in both scripts, a photo that fails to load">
        <Row>
          <Avatar letter="S" photo="/favicon.svg" size="large" />
          {['ଶ୍ରୀକାନ୍ତ', 'କ୍ଷୀରୋଦ୍ର', 'Ananya', 'j'].map((name) => (
            <Avatar key={name} letter={getFirstLetter(name)} size="large" />
          ))}
          <Avatar letter="B" photo="/no-such-photo.png" />
          <Avatar letter={getFirstLetter('ଓଡ଼ିଶା')} size="small" />
        </Row>
      </Example>
      <Example name="Progress">
        <div className="grid max-w-md gap-4">
          <ProgressBar value={0} label="Not started" figure="0 %" />
          <ProgressBar value={63} label={<span lang="or">ଓଡ଼ିଶାର ଇତିହାସ</span>} figure="63 %" />
          <ProgressBar value={140} label="Clamped to 100" figure="100 %" />
        </div>
      </Example>
      <Example name="Success and failure">
        <Row>
          <StatusIcon status="right" />
          <StatusIcon status="wrong" />
        </Row>
      </Example>
      <Example name="Icons">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
          {Object.entries({ ...icons, ...portalIcons }).map(([name, Icon]) => (
            <li key={name} className="grid justify-items-center gap-1.5 rounded-soft bg-sheet p-3 text-h3">
              <Icon />
              <span className="text-small text-ink-soft wrap-anywhere">{name.replace('Icon', '')}</span>
            </li>
          ))}
        </ul>
      </Example>
    </Group>
  );
}
