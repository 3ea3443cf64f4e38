import { isSettingName, type SettingName, settingNames } from '@freely/domain/market-settings';
import { type TextName, textNames } from '@freely/domain/market-texts';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Stack } from '@freely/ui/layout';
import { Lead, PageTitle } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { useState } from 'react';
import { ChangeDialog } from './components/change-dialog.tsx';
import { SettingHistory } from './components/setting-history.tsx';
import { SettingLines } from './components/setting-lines.tsx';
import { TextDialog } from './components/text-dialog.tsx';
import { settingsQuery } from './queries.ts';

/** The settings of the whole market (D80), each changed by itself and with a reason. */
export function MarketSettingsPage() {
  const { t } = useTranslation('admin/market-settings');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery);
  const [changed, setChanged] = useState<SettingName | TextName | null>(null);

  return (
    <Stack gap={6}>
      <PageTitle>{t('heading')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      {data ? (
        <>
          <SettingLines
            title={t('label')}
            names={settingNames}
            {...{ data, onChange: setChanged }}
          />
          <SettingLines title={t('brand')} names={textNames} {...{ data, onChange: setChanged }} />
          <SettingHistory history={data.history} />
          {changed === null ? null : isSettingName(changed) ? (
            <ChangeDialog name={changed} settings={data} onClose={() => setChanged(null)} />
          ) : (
            <TextDialog name={changed} settings={data} onClose={() => setChanged(null)} />
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
