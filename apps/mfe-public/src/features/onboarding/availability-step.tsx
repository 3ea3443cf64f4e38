import { useTranslation } from '@freely/i18n';
import { mobileDefaults, WeekSchedule } from '@freely/practice/week-schedule';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Icon } from '@freely/ui/icon';
import { Tabs } from '@freely/ui/tabs';
import { House, Store } from 'lucide-react';
import { useState } from 'react';
import { SaveProblem } from './components/save-problem.tsx';
import { StepState } from './components/step-state.tsx';
import { WizardFrame } from './components/wizard-frame.tsx';
import { useProblemFocus } from './use-problem-focus.ts';
import { MOBILE, useWeeks, type WorkPlace } from './use-weeks.ts';

/** Step 4: a usual week for each location. */
export function AvailabilityStep() {
  const { t } = useTranslation('public/onboarding');
  const weeks = useWeeks();
  const [chosen, setChosen] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const focusProblem = useProblemFocus();
  const selected = chosen ?? weeks.places[0]?.key ?? MOBILE;
  const nameOf = ({ name }: WorkPlace) => name ?? t('locations.mobile');

  function handleContinue() {
    const invalidPlace = weeks.submit();
    setAttempts((before) => before + 1);
    if (!invalidPlace) return;
    setChosen(invalidPlace.key);
    focusProblem();
  }

  return (
    <WizardFrame
      step="availability"
      action={
        <Button isPending={weeks.isPending} disabled={!weeks.isReady} onClick={handleContinue}>
          {t('continue')}
        </Button>
      }
    >
      <SaveProblem message={weeks.problem} />
      {weeks.placesWithoutDays.length > 0 && (
        <Callout key={attempts} tone="error" role="alert" takesFocus>
          {t('availability.dayRequired', {
            places: weeks.placesWithoutDays.map(nameOf).join(', '),
          })}
        </Callout>
      )}
      {weeks.isReady ? (
        <div>
          <Tabs
            label={t('availability.places')}
            panelId="wizard-week"
            tabs={weeks.places.map((place) => ({
              key: place.key,
              label: (
                <>
                  <Icon of={place.key === MOBILE ? House : Store} />
                  {nameOf(place)}
                </>
              ),
            }))}
            selected={selected}
            onSelect={setChosen}
          />
          <div id="wizard-week" role="tabpanel">
            <WeekSchedule
              key={selected}
              value={weeks.weekAt(selected)}
              onChange={(week) => weeks.setWeek(selected, week)}
              defaults={selected === MOBILE ? mobileDefaults : undefined}
            />
          </div>
        </div>
      ) : (
        <StepState error={weeks.error} isFetching={weeks.isFetching} onRetry={weeks.retry} />
      )}
    </WizardFrame>
  );
}
