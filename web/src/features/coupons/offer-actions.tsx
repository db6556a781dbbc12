import { useTexts } from '../../language/locale.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { EditIcon, TrashIcon } from '../../ui/portal-icons.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { useAction } from '../../ui/use-action.tsx';
import { texts } from './texts.ts';

type OfferActionsProps = {
  name: string;
  question: { title: string; text: string };
  onEdit: () => void;
  onDelete: () => Promise<unknown>;
};

/** Edit and Delete of a coupon or pass. */
export function OfferActions({ name, question, onEdit, onDelete }: OfferActionsProps) {
  const t = useTexts(texts);
  const { cancel } = useTexts(uiTexts);
  const confirm = useConfirm();
  const { run, isBusy } = useAction();
  const remove = async () => {
    const isConfirmed = await confirm({ ...question, yes: t.yesDelete, no: cancel, danger: true });
    if (isConfirmed) await run(onDelete, { done: t.deleted });
  };
  return (
    <span className="flex gap-1">
      <IconButton label={t.editNamed({ name })} onClick={onEdit}>
        <EditIcon />
      </IconButton>
      <IconButton label={t.deleteNamed({ name })} busy={isBusy} onClick={() => void remove()}>
        <TrashIcon />
      </IconButton>
    </span>
  );
}
