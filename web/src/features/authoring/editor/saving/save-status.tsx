import { useFormatter } from '../../../../language/formatter.ts';
import { useTexts } from '../../../../language/locale.tsx';
import { richText } from '../../../../language/rich-text.tsx';
import { ApiError } from '../../../../lib/api-error.ts';
import { texts } from '../texts.ts';
import type { Save } from './use-save.ts';

type SaveStatusProps = Pick<Save, 'status' | 'isOnline' | 'savedAt'> & {
  draftSavedAt: number | null;
  isDirty: boolean;
};

/** The place of the unsaved work: on the server, on its way there, or only on this device. */
export function SaveStatus(props: SaveStatusProps) {
  const { status, isOnline, savedAt, draftSavedAt, isDirty } = props;
  const t = useTexts(texts);
  const format = useFormatter();
  if (status.kind === 'saving') return t.saving;
  if (!isDirty) {
    if (savedAt) return t.savedAt({ time: format.time(savedAt) });
    return <span className="max-sm:sr-only">{t.noChanges}</span>;
  }
  const reason = isOnline ? status.kind === 'failed' && describeReason(status.error, t) : t.notSavedOffline;
  const local = draftSavedAt && (
    <span className={reason ? 'max-sm:sr-only' : undefined}>
      {richText(t.draftSaved({ date: format.dateTime(draftSavedAt) }), {
        where: (children) => <span className="max-sm:sr-only">{children}</span>,
      })}
    </span>
  );
  if (!reason) return local || t.notSavedYet;
  return (
    <>
      <span role="alert" className="block text-wrong">
        {reason}
      </span>
      {local}
    </>
  );
}

function describeReason(error: unknown, t: ReturnType<typeof useTexts<typeof texts>>): string {
  const isUnreachable = !(error instanceof ApiError) || error.code === 'unreachable';
  return isUnreachable
    ? t.notSavedOffline
    : t.notSavedBecause({ reason: error.serverMessage ?? error.message });
}
