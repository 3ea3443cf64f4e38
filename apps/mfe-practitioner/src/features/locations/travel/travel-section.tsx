import type { TravelSettings } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useQuery, useQueryClient } from '@freely/query';
import { SwitchField } from '@freely/ui/field';
import { SaveStatus } from '../../../autosave/index.ts';
import { Loaded } from '../../../screen.tsx';
import styles from '../locations.module.css';
import { useSavedParts } from '../use-saved-parts.ts';
import { ownTravelQuery, useSendTravel } from './queries.ts';
import {
  changeOf,
  draftOf,
  savedDraft,
  settingsOf,
  travelParts,
  withSettings,
} from './travel-draft.ts';
import { TravelForm } from './travel-form.tsx';

/** Whether free times leave time for the road between home visits, and how the practitioner travels. */
export default function TravelSection() {
  const { t } = useTranslation('practitioner/travel');
  const travel = useQuery(ownTravelQuery);

  return (
    <Loaded of={travel} loading={t('loading')} failed={t('failed')}>
      {({ travel: start }) => <Travel start={start} />}
    </Loaded>
  );
}

function Travel({ start }: { start: TravelSettings | null }) {
  const { t } = useTranslation('practitioner/travel');
  const queryClient = useQueryClient();
  const sendTravel = useSendTravel();
  const { draft, change, state, retry } = useSavedParts({
    start: draftOf(start),
    parts: travelParts,
    send: async (changed, names) => savedDraft(await sendTravel(changeOf(changed, names)), changed),
    fetchSaved: async (changed) => {
      const { travel } = await queryClient.fetchQuery({ ...ownTravelQuery, staleTime: 0 });

      return savedDraft(travel, changed);
    },
  });

  return (
    <div className={styles.travel}>
      <SwitchField
        label={t('count')}
        checked={draft.count}
        onChange={(event) => change({ ...draft, count: event.target.checked })}
      />
      <p className={styles.soft}>{t('countText')}</p>
      {draft.count && (
        <TravelForm
          settings={settingsOf(draft)}
          onChange={(changes) => change(withSettings(draft, changes))}
        />
      )}
      <SaveStatus state={state} onRetry={retry} />
    </div>
  );
}
