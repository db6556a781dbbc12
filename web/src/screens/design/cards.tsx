import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';
import { Figures } from '../../ui/figures.tsx';
import { IconFacts } from '../../ui/icon-facts.tsx';
import { BookIcon, ChartIcon, QuestionIcon } from '../../ui/icons.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PictureCard } from '../../ui/picture-card.tsx';
import { ArrowUpIcon } from '../../ui/portal-icons.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Example, Group } from './example.tsx';

const TITLES = ['ଓଡ଼ିଶାର ଇତିହାସ', 'Reasoning', 'ପ୍ରତିଯୋଗିତାମୂଳକ ପରୀକ୍ଷା ପାଇଁ ସାଧାରଣ ଜ୍ଞାନ ଓ ସାମ୍ପ୍ରତିକ ଘଟଣା'];

export function Cards() {
  const [choice, setChoice] = useState<'all' | 'new' | 'old'>('all');
  return (
    <Group title="Cards and figures">
      <Example name="Cards with a picture, in a grid that renders only visible cards">
        <CardGrid items={TITLES} getKey={(title) => title}>
          {(title) => (
            <PictureCard
              picture={<div className="drawn-cover aspect-video" data-ground={title.length % 6} />}
              badges={
                <>
                  <Badge tone="right">FREE</Badge>
                  <Badge>ENROLLED</Badge>
                </>
              }
            >
              <IconFacts
                facts={[
                  { icon: <BookIcon />, text: '4 chapters' },
                  { icon: <QuestionIcon />, text: '40 questions' },
                ]}
              />
              <h4
                lang={/[a-z]/.test(title) ? undefined : 'or'}
                className="grow font-display text-h3 font-semibold"
              >
                {title}
              </h4>
              <Button tone="soft">Open</Button>
            </PictureCard>
          )}
        </CardGrid>
      </Example>
      <Example name="Figures: loaded, loading, failed">
        <Figures
          figures={[
            {
              label: 'Courses',
              value: '5,000',
              icon: <BookIcon />,
              valueSuffix: <ArrowUpIcon />,
              note: 'Growing',
            },
            { label: 'Average score', value: undefined, icon: <ChartIcon /> },
            { label: 'Tests taken', value: null, icon: <QuestionIcon /> },
          ]}
        />
      </Example>
      <Example name="A panel">
        <Panel title="Recent Activity" note="Of this week">
          <p lang="or">ତିନୋଟି ପରୀକ୍ଷା, ଦୁଇଟି ଅଧ୍ୟାୟ।</p>
        </Panel>
      </Example>
      <Example name="Choice buttons">
        <ChoiceButtons
          label="Which"
          value={choice}
          onChange={setChoice}
          choices={[
            { value: 'all', label: 'All' },
            { value: 'new', label: 'New ones' },
            { value: 'old', label: 'Old ones' },
          ]}
        />
      </Example>
      <Example name="The end of a list: more, loading, failed">
        <div className="grid gap-4 md:grid-cols-3">
          <LoadMore autoLoad={false} loading={false} onLoadMore={() => {}} />
          <LoadMore autoLoad={false} loading onLoadMore={() => {}} />
          <LoadMore
            autoLoad={false}
            loading={false}
            error="The server could not be reached."
            onLoadMore={() => {}}
          />
        </div>
      </Example>
      <Example name="A part that could not be loaded">
        <RetryNotice text="Some of this could not be loaded." onRetry={() => {}} />
      </Example>
    </Group>
  );
}
