import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FailureText } from './failure-text.tsx';
import { FieldError } from './field.tsx';
import { FormFooter } from './form-footer.tsx';
import { useFormSubmit } from './use-form-submit.tsx';

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'wide'> & {
  /** The label of the button. */
  submit: string;
  /** The toast after a success. */
  done: string;
  danger?: boolean;
  isValid: boolean;
  /** Resolve to false to keep the dialog open, such as when the person has not confirmed a second question. */
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  /** The fields; errors are shown once the form was submitted. */
  children: (wasSubmitted: boolean) => ReactNode;
};

/** A form in a dialog: submits valid fields, shows a failure, and closes with a toast. */
export function FormDialog(props: FormDialogProps) {
  const { submit, done, danger, isValid, onSubmit, onClose, children, ...dialog } = props;
  const form = useFormSubmit({ title: dialog.title, done, isValid, onSubmit, onDone: onClose });
  return (
    <Dialog open onClose={onClose} keepOpen {...dialog}>
      <form noValidate className="grid gap-5" onSubmit={form.submit}>
        {children(form.wasSubmitted)}
        {form.error && (
          <FieldError>
            <FailureText error={form.error} />
          </FieldError>
        )}
        <FormFooter>
          <Button type="submit" tone={danger ? 'danger' : 'main'} busy={form.isBusy}>
            {submit}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}
