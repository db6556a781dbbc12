import type { StudentAccount } from '@sikhya/contract/student-account.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type RenderProof, studentAccountQuery } from './api.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DeviceStorage } from './device-storage.tsx';
import { Devices } from './devices.tsx';
import { Display } from './display.tsx';
import { ExportData } from './export-data.tsx';
import { Help } from './help.tsx';
import { Profile } from './profile.tsx';
import { PurchasesLink } from './purchases-link.tsx';
import { RestoreAccount } from './restore-account.tsx';
import { Study } from './study.tsx';
import { texts } from './texts.ts';

type StudentAccountPageProps = {
  /** Renders the button with which the student signs in once more. */
  renderProof: RenderProof;
  /** The chapters on this device. */
  storedChapters: ReactNode;
  /** Panels of other features, next to those of the account. */
  children: ReactNode;
};

export function StudentAccountPage({ renderProof, storedChapters, children }: StudentAccountPageProps) {
  const t = useTexts(texts);
  const query = useQuery(studentAccountQuery);
  return (
    <QueryView
      query={query}
      errorTitle={t.loadFailed}
      loading={<Skeleton className="h-80 rounded-soft" />}
      isEmpty={() => false}
      empty={null}
    >
      {(account) =>
        account.eraseAt ? (
          <RestoreAccount eraseAt={account.eraseAt} />
        ) : (
          <Panels account={account} renderProof={renderProof} storedChapters={storedChapters}>
            {children}
          </Panels>
        )
      }
    </QueryView>
  );
}

function Panels(props: StudentAccountPageProps & { account: StudentAccount }) {
  const { account, renderProof, storedChapters, children } = props;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Profile account={account} />
      <Study account={account} />
      {children}
      <Display />
      <Devices devices={account.devices} />
      <PurchasesLink />
      <DeviceStorage />
      {storedChapters}
      <Help />
      <ExportData dataExport={account.dataExport} />
      <DeleteAccount renderProof={renderProof} />
    </div>
  );
}
