import { SettingsSection } from '@freely/account-settings';
import { useQuery } from '@freely/query';
import { Loaded, Screen } from '../../screen.tsx';
import { AddFeed } from './components/add-feed.tsx';
import { FeedList } from './components/feed-list.tsx';
import { OwnFeedUrl } from './components/own-feed-url.tsx';
import { feedsQuery } from './queries.ts';
import { useWords } from './words.ts';

/** Calendar sync in both directions: the practitioner's own feed, and external calendars (D32). */
export function CalendarSyncPage() {
  const say = useWords();
  const feeds = useQuery(feedsQuery);

  return (
    <Screen name={say('sync.name')} lead={say('sync.lead')}>
      <Loaded of={feeds} loading={say('sync.loading')} failed={say('sync.failed')}>
        {({ address, feeds: list }) => (
          <div>
            <SettingsSection title={say('sync.own.title')} text={say('sync.own.text')}>
              <OwnFeedUrl url={address} />
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
