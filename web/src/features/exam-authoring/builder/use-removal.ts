import { useTexts } from '../../../language/locale.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { texts } from './texts.ts';

type Rows<Row> = (change: (rows: Row[]) => Row[]) => void;

/** Returns a function that removes a row and offers to put it back where it was. */
export function useRemoval<Row extends { key: string }>(changeRows: Rows<Row>) {
  const t = useTexts(texts);
  const toast = useToast();
  return (row: Row, index: number, name: string) => {
    changeRows((rows) => rows.filter(({ key }) => key !== row.key));
    const putBack = () => changeRows((rows) => rows.toSpliced(index, 0, row));
    toast({ text: t.removed({ name }), action: { label: t.undo, onPress: putBack } });
  };
}
