import {
  DataSection,
  DeleteSection,
  EmailSection,
  PasswordSection,
  PhoneSection,
  SecondFactorSection,
  SessionsSection,
  StatusSection,
  userSettingsQuery,
} from '@freely/account-settings';
import { send } from '@freely/api-client/client';
import { deleteAccount } from '@freely/api-client/contract';
import { endDeletedAccount, hasRole, useSession } from '@freely/auth';
import { Trans, useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link, useNavigate } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { ErrorPanel } from '@freely/ui/error-panel';
import { Stack } from '@freely/ui/layout';
import { PageTitle } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { useLayoutEffect, useRef } from 'react';

/** The customer's account settings; each section is saved on its own. */
export function CustomerSettingsPage() {
  const { t } = useTranslation('booking/customer-settings');
  const navigate = useNavigate();
  const settings = useQuery(userSettingsQuery);
  // Deleting the account takes both sides of it (D42).
  const isPractitioner = hasRole(useSession(), 'practitioner');
  usePageTitle(t('heading'));

  const left = useRef(new AbortController());
  useLayoutEffect(() => () => left.current.abort(), []);

  async function deletePermanently() {
    const response = await send(deleteAccount, {});
    // Go home before signing out, so that no guard asks the user to log in again. This page is on screen until
    // the next one is rendered, and would ask for its data once more without a session.
    await navigate(siteMap.home, { replace: true });
    const { signal } = left.current;
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    endDeletedAccount();

    return response;
  }

  return (
    <Stack gap={4}>
      <PageTitle>{t('heading')}</PageTitle>
      {settings.isPending && (
        <SkeletonRegion label={t('loading')}>
          <Stack gap={6}>
            {['status', 'password', 'email', 'phone'].map((section) => (
              <Skeleton key={section} height="9rem" />
            ))}
          </Stack>
        </SkeletonRegion>
      )}
      {settings.isError && (
        <ErrorPanel
          onRetry={() => settings.refetch()}
          isRetrying={settings.isFetching}
          details={settings.error.message}
        />
      )}
      {settings.data && (
        <div>
          <StatusSection active={settings.data.active} />
          <PasswordSection />
          <EmailSection
            email={settings.data.email}
            pending={settings.data.pending_email ?? null}
            isConfirmed={settings.data.email_confirmed}
          />
          <PhoneSection phone={settings.data.phone} />
          {/* Who has left as a practitioner may have one. */}
          <SecondFactorSection />
          <SessionsSection />
          <DataSection />
          <DeleteSection
            text={isPractitioner ? <BothSides /> : t('delete.text')}
            consequences={t(isPractitioner ? 'delete.bothConsequences' : 'delete.consequences')}
            onDelete={deletePermanently}
          />
        </div>
      )}
    </Stack>
  );
}

/** What is deleted of a practitioner, and where the practitioner side alone is. */
function BothSides() {
  return (
    <Trans
      ns="booking/customer-settings"
      i18nKey="delete.both"
      components={{ settings: <Link to="/practitioner/settings" /> }}
    />
  );
}
