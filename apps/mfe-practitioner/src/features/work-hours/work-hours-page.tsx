import type { OwnAvailability, OwnLocationTypes } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { ownAvailabilityQuery, ownLocationTypesQuery } from '@freely/practice/queries';
import { mobileDefaults, WeekSchedule } from '@freely/practice/week-schedule';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { EmptyState } from '@freely/ui/empty-state';
import { Icon } from '@freely/ui/icon';
import { Stack } from '@freely/ui/layout';
import { Tabs } from '@freely/ui/tabs';
import { House, Store } from 'lucide-react';
import { useState } from 'react';
import { SaveStatus, UnsavedChangesGuard } from '../../autosave/index.ts';
import { Loaded, Screen } from '../../screen.tsx';
import { MOBILE, useWeeks } from './use-weeks.ts';

/** The practitioner's weekly work hours at each place. */
export function WorkHoursPage() {
  const { t } = useTranslation('practitioner/work-hours');
  const places = useQuery(ownLocationTypesQuery);
  const availability = useQuery(ownAvailabilityQuery);
  const messages = { loading: t('loading'), failed: t('failed') };

  return (
    <Screen name={t('heading')} lead={t('lead')}>
      <Loaded of={places} {...messages}>
        {(all) => (
          <Loaded of={availability} {...messages}>
            {(own) => (
              <UnsavedChangesGuard>
                <OwnWeeks places={all} own={own} />
              </UnsavedChangesGuard>
            )}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  );
}

interface OwnWeeksProps {
  places: OwnLocationTypes;
  own: OwnAvailability;
}

function OwnWeeks({ places, own }: OwnWeeksProps) {
  const { t } = useTranslation('practitioner/work-hours');
  const { weekAt, setWeek, isValid, state, retry } = useWeeks(own);
  const [chosen, setChosen] = useState<string | null>(null);
  const tabs = [
    ...(places.mobile ? [{ key: MOBILE, name: t('mobile'), isOff: places.mobile.disabled }] : []),
    ...places.salon.map(({ salon_id, name, address, disabled }) => ({
      key: String(salon_id),
      name: name || address.address,
      isOff: disabled,
    })),
  ].filter(({ key }) => weekAt(key) !== undefined);
  const selected = tabs.find(({ key }) => key === chosen) ?? tabs[0];
  const week = selected && weekAt(selected.key);

  if (!selected || !week) {
    return (
      <EmptyState
        art="calendar"
        title={t('noPlace.title')}
        text={t('noPlace.text')}
        action={
          <Link className={buttonClass()} to="/practitioner/locations">
            {t('goToLocations')}
          </Link>
        }
      />
    );
  }

  return (
    <div>
      <Tabs
        label={t('places')}
        panelId="work-hours-week"
        tabs={tabs.map(({ key, name }) => ({
          key,
          label: (
            <>
              <Icon of={key === MOBILE ? House : Store} />
              {name}
            </>
          ),
        }))}
        selected={selected.key}
        onSelect={setChosen}
      />
      <Stack gap={4} id="work-hours-week" role="tabpanel">
        {selected.isOff && (
          <Callout tone="warning">
            {t('switchedOff')} <Link to="/practitioner/locations">{t('goToLocations')}</Link>
          </Callout>
        )}
        <WeekSchedule
          key={selected.key}
          value={week}
          onChange={(changed) => setWeek(selected.key, changed)}
          defaults={selected.key === MOBILE ? mobileDefaults : undefined}
        />
        <SaveStatus state={state} isInvalid={!isValid} onRetry={retry} />
      </Stack>
    </div>
  );
}
