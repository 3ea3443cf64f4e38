import { PasswordSection, SecondFactorSection, SessionsSection } from '@freely/account-settings';
import { useTranslation } from '@freely/i18n';
import { usePageTitle } from '@freely/shell-sdk';
import { Callout } from '@freely/ui/callout';
import { Stack } from '@freely/ui/layout';
import { PageTitle } from '@freely/ui/page';
import { useLacksSecondFactor } from '../../frame/use-lacks-second-factor.ts';

/** The admin's own account: password, second factor (D82), and where it is logged in. */
export function AccountPage() {
  const { t } = useTranslation('admin');
  const { lacksSecondFactor, askAgain } = useLacksSecondFactor();
  usePageTitle(t('title', { screen: t('frame.account') }));

  return (
    <Stack gap={4}>
      <PageTitle>{t('frame.account')}</PageTitle>
      {lacksSecondFactor && (
        <Callout tone="warning" title={t('secondFactor.needed')} role="status">
          {t('secondFactor.neededText')}
        </Callout>
      )}
      <div>
        {!lacksSecondFactor && <PasswordSection />}
        <SecondFactorSection onChange={askAgain} />
        {!lacksSecondFactor && <SessionsSection />}
      </div>
    </Stack>
  );
}
