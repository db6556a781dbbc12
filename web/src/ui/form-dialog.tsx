import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FailureText } from './failure-text.tsx';
import { FieldError } from './field.tsx';
import { FormFooter } from './form-footer.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { useDiscardConfirm } from './use-discard-confirm.ts';
import { useFormSubmit } from './use-form-submit.tsx';

type FormDialogProps<Result> = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'wide'> & {
  /** Changed input is not discarded without a question. */
  input: { isChanged: boolean; isRestored: boolean };
  /** The label of the button. */
  submit: string;
  busyLabel?: string;
  /** The toast after a success. */
  done: string | ((result: Result) => string);
  danger?: boolean;
  isValid: boolean;
  /** Resolve to false to keep the dialog open, such as when the person has not confirmed a second question. */
  onSubmit: () => Promise<Result | false>;
  onClose: () => void;
  /** The fields; errors are shown once the form was submitted. */
  children: (wasSubmitted: boolean) => ReactNode;
};

/** A form in a dialog: submits valid fields, shows a failure, and closes with a toast. */
export function FormDialog<Result>(props: FormDialogProps<Result>) {
  const { input, submit, busyLabel, done, danger, isValid, onSubmit, onClose, children, ...dialog } = props;
  const form = useFormSubmit({ title: dialog.title, done, isValid, onSubmit, onDone: onClose });
  const close = useDiscardConfirm(input.isChanged && !form.isBusy, onClose);
  return (
    <Dialog open onClose={close} keepOpen {...dialog}>
      <form noValidate className="grid gap-5" onSubmit={form.submit}>
        <RestoredNotice isShown={input.isRestored} />
        {children(form.wasSubmitted)}
        {form.error && (
          <FieldError>
            <FailureText error={form.error} />
          </FieldError>
        )}
        <FormFooter>
          <Button type="submit" tone={danger ? 'danger' : 'main'} busy={form.isBusy} busyLabel={busyLabel}>
            {submit}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}
