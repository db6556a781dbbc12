import { useState } from 'react';
import { Link } from '../../language/navigation.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm, useMessage } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Example, Group, Row } from './example.tsx';

type Open = 'form' | 'long' | 'left' | 'right' | 'bottom';

export function Overlays() {
  return (
    <Group title="Dialogs, sheets and toasts">
      <DialogsAndSheets />
      <Messages />
      <Toasts />
    </Group>
  );
}

function DialogsAndSheets() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Example name="Dialogs and sheets">
      <Row>
        <Button tone="quiet" onClick={() => setOpen('form')}>
          Dialog with a form
        </Button>
        <Button tone="quiet" onClick={() => setOpen('long')}>
          Long dialog
        </Button>
        <Button tone="quiet" onClick={() => setOpen('left')}>
          Sheet from the left
        </Button>
        <Button tone="quiet" onClick={() => setOpen('right')}>
          Sheet from the right
        </Button>
        <Button tone="quiet" onClick={() => setOpen('bottom')}>
          Sheet from the bottom
        </Button>
      </Row>
      <Dialog
        open={open === 'form'}
        onClose={close}
        keepOpen
        title={<span lang="or">ନୂଆ ଅଧ୍ୟାୟ</span>}
        description="Pressing outside does not close it, because the form may have been filled in."
        footer={
          <>
            <Button tone="quiet" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Add chapter</Button>
          </>
        }
      >
        <Field label="Title" required>
          <TextInput lang="or" />
        </Field>
      </Dialog>
      <Dialog
        open={open === 'long'}
        onClose={close}
        title="More than fits"
        footer={<Button onClick={close}>I have read it</Button>}
      >
        <Prose paragraphs={12} />
      </Dialog>
      <Sheet open={open === 'left'} onClose={close} side="left" title="Menu">
        <nav aria-label="Example">
          {['Home', 'My Courses', 'Analytics', 'ଶିକ୍ଷା'].map((label) => (
            <Link
              key={label}
              to="/design"
              onClick={close}
              className="flex min-h-12 items-center font-semibold"
            >
              {label}
            </Link>
          ))}
        </nav>
      </Sheet>
      <Sheet open={open === 'right'} onClose={close} side="right" title="ଶ୍ରୀକାନ୍ତ ମହାପାତ୍ର">
        <Prose paragraphs={3} />
      </Sheet>
      <Sheet
        open={open === 'bottom'}
        onClose={close}
        side="bottom"
        title="Questions"
        footer={<Button onClick={close}>Done</Button>}
      >
        <Prose paragraphs={2} />
      </Sheet>
    </Example>
  );
}

function Messages() {
  const confirm = useConfirm();
  const showMessage = useMessage();
  const [answer, setAnswer] = useState('not asked');
  const remove = async () => {
    const yes = await confirm({
      title: 'Remove this subject?',
      text: 'Its 4 chapters and 52 questions go with it. This cannot be undone.',
      yes: 'Yes, Remove',
      no: 'Cancel',
      danger: true,
    });
    setAnswer(yes ? 'yes' : 'no');
  };
  return (
    <Example name={`Confirmation (answer: ${answer}) and messages`}>
      <Row>
        <Button tone="quiet" onClick={() => void remove()}>
          Ask
        </Button>
        <Button
          tone="quiet"
          onClick={() =>
            void showMessage({ title: 'Course created', text: 'Students can enrol now.', status: 'right' })
          }
        >
          Success
        </Button>
        <Button
          tone="quiet"
          onClick={() =>
            void showMessage({
              title: 'Not saved',
              text: <span lang="or">ସର୍ଭର ସହିତ ସଂଯୋଗ ହୋଇପାରିଲା ନାହିଁ। ପୁଣି ଥରେ ଚେଷ୍ଟା କରନ୍ତୁ।</span>,
              status: 'wrong',
              button: 'Back to the form',
            })
          }
        >
          Failure
        </Button>
      </Row>
    </Example>
  );
}

function Toasts() {
  const toast = useToast();
  return (
    <Example name="Toasts">
      <Row>
        <Button tone="quiet" onClick={() => toast({ text: 'Draft saved on this device' })}>
          Plain
        </Button>
        <Button
          tone="quiet"
          onClick={() => toast({ text: <span lang="or">ଆପଣଙ୍କ ଉତ୍ତର ସଞ୍ଚିତ ହେଲା।</span>, tone: 'right' })}
        >
          Success
        </Button>
        <Button
          tone="quiet"
          onClick={() =>
            toast({ text: 'The picture is larger than 5 MB. Choose a smaller one.', tone: 'wrong' })
          }
        >
          Failure
        </Button>
      </Row>
    </Example>
  );
}

function Prose({ paragraphs }: { paragraphs: number }) {
  return (
    <div className="grid gap-3">
      {Array.from({ length: paragraphs }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical items that never move
        <p key={index} lang="or">
          ଦୟା ନଦୀ କୂଳର ଧଉଳିରେ ଆଜି ମଧ୍ୟ ଅଶୋକଙ୍କ ଶିଳାଲେଖ ରହିଛି। କଳିଙ୍ଗ ଯୁଦ୍ଧ ପରେ ସେ ଧର୍ମର ପଥ ଧରିଥିଲେ।
        </p>
      ))}
    </div>
  );
}
