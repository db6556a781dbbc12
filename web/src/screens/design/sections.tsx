import { useState } from 'react';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { BookIcon, ChartIcon } from '../../ui/icons.tsx';
import { DragHandleIcon, TrashIcon } from '../../ui/portal-icons.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Example, Group } from './example.tsx';

export function Sections() {
  const [tab, setTab] = useState<'notes' | 'test' | 'results'>('notes');
  const [subject, setSubject] = useState('ancient');
  const [chapter, setChapter] = useState('');
  return (
    <Group title="Tabs and accordion">
      <Example name="Tabs">
        <Tabs
          label="Chapter"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'notes',
              label: (
                <>
                  <BookIcon />
                  Notes
                </>
              ),
              panel: <p>The study material of the chapter.</p>,
            },
            {
              value: 'test',
              label: <span lang="or">ମକ୍ ଟେଷ୍ଟ</span>,
              panel: <p lang="or">ଦଶଟି ପ୍ରଶ୍ନ, କୋଡ଼ିଏ ମିନିଟ୍।</p>,
            },
            {
              value: 'results',
              label: (
                <>
                  <ChartIcon />
                  Results
                </>
              ),
              panel: <p>No results yet.</p>,
            },
          ]}
        />
      </Example>
      <Example name="Nested accordions">
        <Accordion open={subject} onChange={setSubject}>
          <AccordionItem
            value="ancient"
            heading="h4"
            lead={<Handle />}
            title={
              <>
                1 · <span lang="or">ପ୍ରାଚୀନ ଓଡ଼ିଶା</span>
              </>
            }
            actions={<Remove />}
          >
            <Accordion open={chapter} onChange={setChapter}>
              <AccordionItem
                value="kalinga"
                heading="h5"
                title={
                  <>
                    1.1 · Kalinga War <Badge tone="right">PDF</Badge>
                  </>
                }
              >
                <p lang="or">କଳିଙ୍ଗ ଯୁଦ୍ଧ କେଉଁ ନଦୀ କୂଳରେ ହୋଇଥିଲା?</p>
              </AccordionItem>
              <AccordionItem value="kharavela" heading="h5" title="1.2 · Kharavela">
                <p>The Hathigumpha inscription.</p>
              </AccordionItem>
            </Accordion>
          </AccordionItem>
          <AccordionItem
            value="modern"
            heading="h4"
            lead={<Handle />}
            title="2 · A subject whose title is so long that it has to be broken over two lines on a phone, and on a narrow one over three"
            actions={<Remove />}
          >
            <p>The Utkal movement.</p>
          </AccordionItem>
        </Accordion>
      </Example>
    </Group>
  );
}

function Handle() {
  return (
    <span className="grid size-11 shrink-0 place-items-center text-ink-soft">
      <DragHandleIcon />
    </span>
  );
}

function Remove() {
  return (
    <IconButton label="Remove subject">
      <TrashIcon />
    </IconButton>
  );
}
