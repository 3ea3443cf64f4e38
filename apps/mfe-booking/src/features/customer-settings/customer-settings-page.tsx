import { send } from '@freely/api-client/client';
import { deleteAccount } from '@freely/api-client/contract';
import { signOut } from '@freely/auth';
import {
  DataSection,
  DeleteSection,
  EmailSection,
  PasswordSection,
  PhoneSection,
  StatusSection,
  userSettingsQuery,
} from '@freely/auth/account-settings';
import { usePageTitle } from '@freely/federation';
import { siteMap } from '@freely/federation/site-map';
import { useQuery } from '@freely/query';
import { useNavigate } from '@freely/router';
import { Stack } from '@freely/ui/layout';
import { PageTitle } from '@freely/ui/page';
import { PausePanel } from '@freely/ui/pause-panel';
import { Bone, SkeletonRegion } from '@freely/ui/skeleton';
import { useWords } from './words.ts';

/** What customers set about their account, each with a save of its own. */
export function CustomerSettingsPage() {
  const say = useWords();
  const navigate = useNavigate();
  const settings = useQuery(userSettingsQuery);
  usePageTitle(say('settings.heading'));

  async function deleteForGood() {
    const answer = await send(deleteAccount, {});
    // Home first: nobody is to be asked to log in again.
    await navigate(siteMap.home, { replace: true });
    signOut();

    return answer;
  }

  return (
    <Stack gap={4}>
      <PageTitle>{say('settings.heading')}</PageTitle>
      {settings.isPending && (
        <SkeletonRegion label={say('settings.loading')}>
          <Stack gap={6}>
            {['status', 'password', 'email', 'phone'].map((section) => (
              <Bone key={section} height="9rem" />
            ))}
          </Stack>
        </SkeletonRegion>
      )}
      {settings.isError && (
        <PausePanel
          onRetry={() => settings.refetch()}
          isRetrying={settings.isFetching}
          details={settings.error.message}
        />
      )}
      {settings.data && (
        <div>
          <StatusSection active={settings.data.active} />
          <PasswordSection />
          <EmailSection email={settings.data.email} />
          <PhoneSection phone={settings.data.phone} />
          <DataSection />
          <DeleteSection
            text={say('settings.delete.text')}
            consequences={say('settings.delete.consequences')}
            onDelete={deleteForGood}
          />
        </div>
      )}
    </Stack>
  );
}
