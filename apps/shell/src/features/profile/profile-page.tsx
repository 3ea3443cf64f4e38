import { send } from '@freely/api-client/client';
import { currentUser } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import styles from './profile-page.module.css';

/** The signed-in user as raw JSON from the server (spec 1 §2.2). */
export function ProfilePage() {
  const { t } = useTranslation('shell/account');
  const { t: tShell } = useTranslation('shell');
  const user = useQuery({
    queryKey: ['auth', 'user'],
    queryFn: ({ signal }) => send(currentUser, {}, { signal }),
  });
  usePageTitle(t('profile.title'));

  return (
    <Page width="prose" className={styles.page}>
      <PageTitle>{t('profile.title')}</PageTitle>
      <Lead>{t('profile.lead')}</Lead>
      {user.isPending && (
        <SkeletonRegion>
          <Skeleton height="16rem" />
        </SkeletonRegion>
      )}
      {user.isError && (
        <EmptyState
          art="pause"
          title={t('profile.failed')}
          text={user.error.message}
          action={
            <Button onClick={() => void user.refetch()} isPending={user.isFetching}>
              {tShell('failure.reload')}
            </Button>
          }
        />
      )}
      {user.isSuccess && <pre className={styles.record}>{JSON.stringify(user.data, null, 2)}</pre>}
    </Page>
  );
}
