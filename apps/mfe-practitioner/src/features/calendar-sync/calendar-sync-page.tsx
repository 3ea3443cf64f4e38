import { OwnerOnly, SettingsSection } from '@freely/account-settings';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Loaded, Screen } from '../../screen.tsx';
import { AddFeed } from './components/add-feed.tsx';
import { FeedList } from './components/feed-list.tsx';
import { OwnFeedUrl } from './components/own-feed-url.tsx';
import { feedsQuery } from './queries.ts';

/** Calendar sync in both directions: the practitioner's own feed, and external calendars (D32). */
export function CalendarSyncPage() {
  const { t } = useTranslation('practitioner/calendar-sync');
  const feeds = useQuery(feedsQuery);

  return (
    <Screen name={t('name')} lead={t('lead')}>
      <Loaded of={feeds} loading={t('loading')} failed={t('failed')}>
        {({ address, feeds: list }) => (
          <div>
            <SettingsSection title={t('own.title')} text={t('own.text')}>
              <OwnerOnly>
                <OwnFeedUrl url={address} />
              </OwnerOnly>
            </SettingsSection>
            <SettingsSection title={t('elsewhere.title')} text={t('elsewhere.text')}>
              <FeedList feeds={list} />
              <AddFeed />
            </SettingsSection>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
