import { type SettingName, settingNames } from '@freely/domain/market-settings';
import { useQuery } from '@freely/query';
import { usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Stack } from '@freely/ui/layout';
import { Lead, PageTitle, Section } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { useState } from 'react';
import { Lines } from '../../drawer/drawer-part.tsx';
import { useWords } from '../../words.ts';
import { ChangeDialog } from './components/change-dialog.tsx';
import { SettingHistory } from './components/setting-history.tsx';
import styles from './market-settings.module.css';
import { settingsQuery } from './queries.ts';
import { useSettingValue } from './use-setting-value.ts';
import { useSettingWords } from './words.ts';

/** The settings of the whole market (D80), each changed by itself and with a reason. */
export function MarketSettingsPage() {
  const say = useSettingWords();
  const sayShared = useWords();
  const format = useSettingValue();
  usePageTitle(sayShared('title', { screen: say('settings.heading') }));
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery);
  const [changed, setChanged] = useState<SettingName | null>(null);

  return (
    <Stack gap={6}>
      <PageTitle>{say('settings.heading')}</PageTitle>
      <Lead>{say('settings.lead')}</Lead>
      {data ? (
        <>
          <Section title={say('settings.label')}>
            <Lines
              empty=""
              lines={settingNames.map((name) => ({
                key: name,
                what: (
                  <span className={styles.setting}>
                    <span>
                      {say(`settings.names.${name}`)}: <b>{format(name, data.values[name])}</b>
                    </span>
                    <span>{say(`settings.texts.${name}`)}</span>
                  </span>
                ),
                aside: (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={say('settings.changeOf', { name: say(`settings.names.${name}`) })}
                    onClick={() => setChanged(name)}
                  >
                    {say('settings.change')}
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
          title={say('settings.failed')}
          action={
            <Button onClick={() => refetch()} isPending={isFetching}>
              {sayShared('table.retry')}
            </Button>
          }
        />
      ) : (
        <SkeletonRegion label={sayShared('table.loading')}>
          <Skeleton height="24rem" />
        </SkeletonRegion>
      )}
    </Stack>
  );
}
