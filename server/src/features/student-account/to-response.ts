import type { DataExport, StudentAccount } from '@sikhya/contract/student-account.ts';
import type { StudentRow } from './queries.ts';

type OpenSession = { id: string; device: string; createdAt: Date };

type Parts = {
  open: OpenSession[];
  sessionId: string;
  chosen: Chosen;
  dataExport: DataExport | null;
};
type Chosen = Pick<StudentAccount, 'examDay' | 'wantsReminders'>;

export function toAccount(
  student: StudentRow,
  { open, sessionId, chosen, dataExport }: Parts,
): StudentAccount {
  const { name, email, photoUrl, showsPhoto, language, digits, createdAt, eraseAt } = student;
  return {
    name,
    email,
    photoUrl,
    showsPhoto,
    language,
    digits,
    ...chosen,
    dataExport,
    createdAt: createdAt.toISOString(),
    eraseAt: eraseAt?.toISOString() ?? null,
    devices: open.map(({ id, device, createdAt: signedInAt }) => ({
      _id: id,
      name: device,
      signedInAt: signedInAt.toISOString(),
      isThisDevice: id === sessionId,
    })),
  };
}
