import { getFirstLetter } from '../../lib/odia.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import * as icons from '../../ui/icons.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import { Group, Row, Specimen } from './specimen.tsx';

export function Signs() {
  return (
    <Group title="Signs">
      <Specimen name="Badges">
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
      </Specimen>
      <Specimen name="Avatars: a photo, letters of both scripts, a photo that fails">
        <Row>
          <Avatar letter="S" photo="/favicon.svg" size="large" />
          {['ଶ୍ରୀକାନ୍ତ', 'କ୍ଷୀରୋଦ୍ର', 'Ananya', 'j'].map((name) => (
            <Avatar key={name} letter={getFirstLetter(name)} size="large" />
          ))}
          <Avatar letter="B" photo="/no-such-photo.png" />
          <Avatar letter={getFirstLetter('ଓଡ଼ିଶା')} size="small" />
        </Row>
      </Specimen>
      <Specimen name="Progress">
        <div className="grid max-w-md gap-4">
          <ProgressBar value={0} label="Not begun" figure="0 %" />
          <ProgressBar value={63} label={<span lang="or">ଓଡ଼ିଶାର ଇତିହାସ</span>} figure="63 %" />
          <ProgressBar value={140} label="More than all is all" figure="100 %" />
        </div>
      </Specimen>
      <Specimen name="Went well, did not">
        <Row>
          <Verdict verdict="right" />
          <Verdict verdict="wrong" />
        </Row>
      </Specimen>
      <Specimen name="Icons">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name} className="grid justify-items-center gap-1.5 rounded-soft bg-sheet p-3 text-h3">
              <Icon />
              <span className="text-small text-ink-soft wrap-anywhere">{name.replace('Icon', '')}</span>
            </li>
          ))}
        </ul>
      </Specimen>
    </Group>
  );
}
