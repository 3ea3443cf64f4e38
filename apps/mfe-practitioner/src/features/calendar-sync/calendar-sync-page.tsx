import { SettingsSection } from '@freely/auth/account-settings';
import { useQuery } from '@freely/query';
import { Loaded, Screen } from '../../screen.tsx';
import { AddFeed } from './components/add-feed.tsx';
import { FeedList } from './components/feed-list.tsx';
import { OwnAddress } from './components/own-address.tsx';
import { feedsQuery } from './queries.ts';
import { useWords } from './words.ts';

/** The calendar in both directions (D32). */
export function CalendarSyncPage() {
  const say = useWords();
  const feeds = useQuery(feedsQuery);

  return (
    <Screen name={say('sync.name')} lead={say('sync.lead')}>
      <Loaded of={feeds} loading={say('sync.loading')} failed={say('sync.failed')}>
        {({ address, feeds: list }) => (
          <div>
            <SettingsSection title={say('sync.own.title')} text={say('sync.own.text')}>
              <OwnAddress address={address} />
            </SettingsSection>
            <SettingsSection title={say('sync.elsewhere.title')} text={say('sync.elsewhere.text')}>
              <FeedList feeds={list} />
              <AddFeed />
            </SettingsSection>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
