import { type SettingName, settingNames } from '@freely/domain/market-settings';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Stack } from '@freely/ui/layout';
import { Lead, PageTitle, Section } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { useState } from 'react';
import { Lines } from '../../drawer/drawer-part.tsx';
import { ChangeDialog } from './components/change-dialog.tsx';
import { SettingHistory } from './components/setting-history.tsx';
import styles from './market-settings.module.css';
import { settingsQuery } from './queries.ts';
import { useSettingValue } from './use-setting-value.ts';

/** The settings of the whole market (D80), each changed by itself and with a reason. */
export function MarketSettingsPage() {
  const { t } = useTranslation('admin/market-settings');
  const { t: tShared } = useTranslation('admin');
  const format = useSettingValue();
  usePageTitle(tShared('title', { screen: t('heading') }));
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery);
  const [changed, setChanged] = useState<SettingName | null>(null);

  return (
    <Stack gap={6}>
      <PageTitle>{t('heading')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      {data ? (
        <>
          <Section title={t('label')}>
            <Lines
              empty=""
              lines={settingNames.map((name) => ({
                key: name,
                what: (
                  <span className={styles.setting}>
                    <span>
                      {t(`names.${name}`)}: <b>{format(name, data.values[name])}</b>
                    </span>
                    <span>{t(`texts.${name}`)}</span>
                  </span>
                ),
                aside: (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t('changeOf', { name: t(`names.${name}`) })}
                    onClick={() => setChanged(name)}
                  >
                    {t('change')}
                  </Button>
                ),
              }))}
            />
          </Section>
          <SettingHistory history={data.history} />
          {changed && (
            <ChangeDialog name={changed} settings={data} onClose={() => setChanged(null)} />
          )}
        </>
      ) : isError ? (
        <EmptyState
          art="pause"
          title={t('failed')}
          action={
            <Button onClick={() => refetch()} isPending={isFetching}>
              {tShared('table.retry')}
            </Button>
          }
        />
      ) : (
        <SkeletonRegion label={tShared('table.loading')}>
          <Skeleton height="24rem" />
        </SkeletonRegion>
      )}
    </Stack>
  );
}
