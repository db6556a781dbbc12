import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconLink } from '../../ui/icon-link.tsx';
import { EyeIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EditIcon, PlusIcon, TrashIcon, UploadIcon } from '../../ui/portal-icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Example, Group, Row } from './example.tsx';

export function Actions() {
  return (
    <Group title="Buttons and links">
      <Example name="Tones">
        <Row>
          <Button>Start Learning</Button>
          <Button tone="soft">Enroll Now</Button>
          <Button tone="quiet">Cancel</Button>
          <Button tone="danger">Yes, Remove</Button>
          <Button>
            <span lang="or">ପରୀକ୍ଷା ଆରମ୍ଭ କରନ୍ତୁ</span>
          </Button>
        </Row>
      </Example>
      <Example name="Small, with an icon, disabled">
        <Row>
          <Button size="small">
            <PlusIcon />
            Add subject
          </Button>
          <Button size="small" tone="quiet">
            <UploadIcon />
            Upload questions
          </Button>
          <Button size="small" tone="danger">
            <TrashIcon />
            Remove
          </Button>
          <Button disabled>Not yet</Button>
          <Button tone="quiet" disabled>
            Not yet
          </Button>
        </Row>
      </Example>
      <Example name="Busy: press the buttons">
        <Row>
          <BusyButton label="Sign In" busyLabel="Signing in..." />
          <BusyButton label="Save" />
          <Button busy busyLabel="Creating Course...">
            Create Course
          </Button>
          <Button tone="quiet" busy>
            Try again
          </Button>
        </Row>
      </Example>
      <Example name="Icon buttons and links">
        <Row>
          <IconButton label="Edit">
            <EditIcon />
          </IconButton>
          <IconButton label="Remove" disabled>
            <TrashIcon />
          </IconButton>
          <IconLink to="/design" label="View">
            <EyeIcon />
          </IconLink>
          <LinkButton to="/design" tone="soft" size="small">
            A link that looks like a button
          </LinkButton>
          <p>
            A <TextLink to="/design">link in running text</TextLink>, and{' '}
            <span lang="or">
              <TextLink to="/design">ଓଡ଼ିଆରେ ଗୋଟିଏ ଲିଙ୍କ</TextLink>।
            </span>
          </p>
        </Row>
      </Example>
    </Group>
  );
}

const BUSY_MS = 2500;

function BusyButton({ label, busyLabel }: { label: string; busyLabel?: string }) {
  const [isBusy, setBusy] = useState(false);
  const start = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), BUSY_MS);
  };
  return (
    <Button busy={isBusy} busyLabel={busyLabel} onClick={start}>
      {label}
    </Button>
  );
}
