import {
  DataSection,
  DeleteSection,
  EmailSection,
  PasswordSection,
  PhoneSection,
  SettingsSection,
  StatusSection,
  userSettingsQuery,
} from '@freely/account-settings';
import { send } from '@freely/api-client/client';
import { deletePractitionerAccount } from '@freely/api-client/contract';
import { signIn } from '@freely/auth';
import { useQuery, useQueryClient } from '@freely/query';
import { useNavigate } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { Loaded, Screen } from '../../screen.tsx';
import { BankSection } from './components/bank-section.tsx';
import { useWords } from './words.ts';

/** The practitioner's settings: status, sign-in, bank details, data and deleting the account. */
export function SettingsPage() {
  const say = useWords();
  const settings = useQuery(userSettingsQuery);
  const deleteAccount = useDeletePractitionerAccount();

  return (
    <Screen name={say('settings.name')}>
      <Loaded of={settings} loading={say('settings.loading')} failed={say('settings.failed')}>
        {({ active, email, phone }) => (
          <div>
            <StatusSection active={active} isPractitioner />
            <SettingsSection
              title={say('settings.policy.title')}
              text={say('settings.policy.text')}
            >
              <a href={siteMap.support} target="_blank" rel="noopener noreferrer">
                {say('settings.policy.link')}
                <VisuallyHidden> {say('settings.policy.newWindow')}</VisuallyHidden>
              </a>
            </SettingsSection>
            <PasswordSection />
            <EmailSection email={email} />
            <BankSection />
            <PhoneSection phone={phone} />
            <DataSection />
            <DeleteSection
              text={say('settings.delete.text')}
              consequences={say('settings.delete.consequences')}
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
    queryClient.removeQueries({ queryKey: ['dashboard'] });
    void navigate(siteMap.customer, { replace: true });

    return response;
  };
}
