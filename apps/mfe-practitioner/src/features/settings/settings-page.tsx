import {
  DataSection,
  DeleteSection,
  EmailSection,
  PasswordSection,
  PhoneSection,
  SecondFactorSection,
  SessionsSection,
  SettingsSection,
  StatusSection,
  userSettingsQuery,
} from '@freely/account-settings';
import { send } from '@freely/api-client/client';
import { deletePractitionerAccount } from '@freely/api-client/contract';
import { signIn } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useQuery, useQueryClient } from '@freely/query';
import { useNavigate } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { Loaded, Screen } from '../../screen.tsx';
import { BankSection } from './components/bank-section.tsx';

/** The practitioner's settings: status, sign-in, bank details, data and deleting the account. */
export function SettingsPage() {
  const { t } = useTranslation('practitioner/settings');
  const settings = useQuery(userSettingsQuery);
  const deleteAccount = useDeletePractitionerAccount();

  return (
    <Screen name={t('name')}>
      <Loaded of={settings} loading={t('loading')} failed={t('failed')}>
        {({
          active,
          email,
          email_confirmed: isConfirmed,
          pending_email: pending = null,
          phone,
        }) => (
          <div>
            <StatusSection active={active} />
            <SettingsSection title={t('policy.title')} text={t('policy.text')}>
              <a href={siteMap.support} target="_blank" rel="noopener noreferrer">
                {t('policy.link')}
                <VisuallyHidden> {t('policy.newWindow')}</VisuallyHidden>
              </a>
            </SettingsSection>
            <PasswordSection />
            <EmailSection email={email} pending={pending} isConfirmed={isConfirmed} />
            <BankSection />
            <PhoneSection phone={phone} />
            <SecondFactorSection />
            <SessionsSection />
            <DataSection />
            <DeleteSection
              text={t('delete.text')}
              consequences={t('delete.consequences')}
              onDelete={deleteAccount}
            />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

/** Deletes the practitioner account; the user stays as a customer with a new session (D42). */
function useDeletePractitionerAccount() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  return async () => {
    const response = await send(deletePractitionerAccount, {});
    signIn(response);
    // Busy until the customer's page is there: this one can load nothing any more, and must not be
    // asked again.
    await navigate(siteMap.customer, { replace: true });
    queryClient.removeQueries({ queryKey: ['dashboard'] });

    return response;
  };
}
