import { PasswordSection, SecondFactorSection, SessionsSection } from '@freely/account-settings';
import { useTranslation } from '@freely/i18n';
import { usePageTitle } from '@freely/shell-sdk';
import { Stack } from '@freely/ui/layout';
import { PageTitle } from '@freely/ui/page';

/** The admin's own account: password, second factor (D82), and where it is logged in. */
export function AccountPage() {
  const { t } = useTranslation('admin');
  usePageTitle(t('title', { screen: t('frame.account') }));

  return (
    <Stack gap={4}>
      <PageTitle>{t('frame.account')}</PageTitle>
      <div>
        <PasswordSection />
        <SecondFactorSection />
        <SessionsSection />
      </div>
    </Stack>
  );
}
