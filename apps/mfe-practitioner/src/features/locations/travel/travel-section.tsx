import type { TravelSettings } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { SwitchField } from '@freely/ui/field';
import { useState } from 'react';
import { SaveStatus, useAutosaveWithStatus } from '../../../autosave/index.ts';
import { Loaded } from '../../../screen.tsx';
import styles from '../locations.module.css';
import { ownTravelQuery, useSendTravel } from './queries.ts';
import { TravelForm } from './travel-form.tsx';

const usual: TravelSettings = {
  way: 'transit',
  buffer: 0,
  from_base: false,
  miles_by_day: Array<null>(7).fill(null),
};

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
  const [isOn, setOn] = useState(start !== null);
  // Kept while roads are switched off, so that a switch pressed by mistake loses nothing.
  const [settings, setSettings] = useState(start ?? usual);
  const { state, schedule, retry } = useAutosaveWithStatus(useSendTravel());

  function turn(on: boolean) {
    setOn(on);
    schedule(on ? settings : null);
  }
  function change(changes: Partial<TravelSettings>) {
    const changed = { ...settings, ...changes };
    setSettings(changed);
    schedule(changed);
  }

  return (
    <div className={styles.travel}>
      <SwitchField
        label={t('count')}
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
      />
      <p className={styles.soft}>{t('countText')}</p>
      {isOn && <TravelForm settings={settings} onChange={change} />}
      <SaveStatus state={state} onRetry={retry} />
    </div>
  );
}
