import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { ErrorPanel } from '@freely/ui/error-panel';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { OwnerOnly } from '../owner-only.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { CodeForm } from './code-form.tsx';
import { secondFactorQuery, useRefresh, useSetUp, useTurnOff } from './queries.ts';
import { SetUp } from './set-up.tsx';

interface SecondFactorSectionProps {
  /** Called when it was turned on and the recovery codes were kept, or when it was turned off. */
  onChange?: () => unknown;
}

/** Codes of an app besides the password (D82): set up, turned on and off. */
export function SecondFactorSection({ onChange }: SecondFactorSectionProps) {
  const { t } = useTranslation('account-settings');
  const factor = useQuery(secondFactorQuery);
  const setUp = useSetUp();
  const turnOff = useTurnOff();
  const refresh = useRefresh();

  async function finish() {
    await refresh();
    setUp.reset();
    onChange?.();
  }

  return (
    <SettingsSection title={t('secondFactor.title')} text={t('secondFactor.text')}>
      <OwnerOnly>
        {factor.isPending && (
          <SkeletonRegion label={t('secondFactor.loading')}>
            <Skeleton height="4rem" />
          </SkeletonRegion>
        )}
        {factor.isError && (
          <ErrorPanel
            onRetry={() => factor.refetch()}
            isRetrying={factor.isFetching}
            details={factor.error.message}
          />
        )}
        {factor.data?.is_on === false && !setUp.data && (
          <>
            {/* It says what to do first, which takes longer to read than a toast stays. */}
            {setUp.isError && (
              <Callout tone="warning" role="alert">
                {setUp.error.message}
              </Callout>
            )}
            <Button
              variant="secondary"
              isPending={setUp.isPending}
              onClick={() => setUp.mutate(undefined)}
            >
              {t('secondFactor.setUp')}
            </Button>
          </>
        )}
        {setUp.data && <SetUp setup={setUp.data} onDone={finish} />}
        {factor.data?.is_on && !setUp.data && (
          <>
            <p>{t('secondFactor.isOn', { count: factor.data.recovery_codes_left })}</p>
            <CodeForm
              submitLabel={t('secondFactor.turnOff')}
              hint={t('secondFactor.offHint')}
              isDanger
              isPending={turnOff.isPending}
              onCode={async (code) => {
                const { message } = await turnOff.mutateAsync(code);
                showToast({ tone: 'success', title: message });
                onChange?.();
              }}
            />
          </>
        )}
      </OwnerOnly>
    </SettingsSection>
  );
}
