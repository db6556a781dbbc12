import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { getLang } from '../../lib/odia.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accountQuery } from './api.ts';
import { ChangePassword } from './change-password.tsx';
import { SecondFactor } from './second-factor.tsx';
import { texts } from './texts.ts';
import { VerificationProvider } from './verification.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

export function AccountPage() {
  const t = useTexts(texts);
  const query = useQuery(accountQuery);
  return (
    <QueryView
      query={query}
      errorTitle={t.loadFailed}
      loading={<Skeleton className="h-80 rounded-soft" />}
      isEmpty={() => false}
      empty={null}
    >
      {(account) => (
        <VerificationProvider renderDialog={(dialog) => <VerifyDialog account={account} {...dialog} />}>
          <div className="grid gap-6">
            <p className="text-ink-soft">
              {richText(t.signedInAs({ username: account.username }), {
                name: (children) => (
                  <strong lang={getLang(account.username)} className="text-ink wrap-anywhere">
                    {children}
                  </strong>
                ),
              })}
            </p>
            <SecondFactor account={account} />
            <ChangePassword account={account} />
          </div>
        </VerificationProvider>
      )}
    </QueryView>
  );
}
