import type { Privacy } from '@sikhya/contract/consents.ts';
import { AgreeForm } from './agree-form.tsx';
import { AskParent } from './ask-parent.tsx';
import { BirthDateForm } from './birth-date-form.tsx';

type ConsentStepsProps = {
  privacy: Privacy;
  /** Called when the date of birth or the student's own consent is stored. */
  onDone?: () => void;
  onCancel?: () => void;
};

/** The next step of the student; nothing if no consent is missing. */
export function ConsentSteps({ privacy, onDone, onCancel }: ConsentStepsProps) {
  switch (privacy.missing) {
    case 'date-of-birth':
      return <BirthDateForm onDone={onDone} onCancel={onCancel} />;
    case 'own-consent':
      return <AgreeForm onDone={onDone} onCancel={onCancel} />;
    case 'parent-consent':
      return <AskParent privacy={privacy} onCancel={onCancel} />;
    case null:
      return null;
  }
}
