import { useNavigate } from '@freely/router';
import { type BreadcrumbStep, Breadcrumbs } from '@freely/ui/breadcrumbs';
import { selectLocationHref, servicesSearchHref } from './paths.ts';
import { findPostcode } from './postcode.ts';
import type { JourneySearch } from './search-params.ts';
import { useWords } from './words.ts';

interface ChosenStep {
  label: string;
  onRemove: () => void;
}

interface JourneyStepsProps {
  search: JourneySearch;
  current: 'practitioner' | 'date' | 'payment';
  practitioner?: ChosenStep | undefined;
  dateTime?: ChosenStep | undefined;
}

/** The breadcrumbs of a booking. Closing a step goes back to where it was chosen. */
export function JourneySteps({ search, current, practitioner, dateTime }: JourneyStepsProps) {
  const say = useWords();
  const navigate = useNavigate();
  const { address, town, lat, lon, type } = search;
  const done = (key: string, step: ChosenStep, removeLabel: string): BreadcrumbStep => ({
    key,
    ...step,
    removeLabel,
    state: 'done',
  });

  const steps: BreadcrumbStep[] = [
    {
      ...done(
        'address',
        { label: address, onRemove: () => navigate(servicesSearchHref()) },
        say('steps.changeAddress'),
      ),
      shortLabel: findPostcode(address) ?? address,
    },
    done(
      'type',
      {
        label: say(`serviceType.${type}`),
        onRemove: () => navigate(servicesSearchHref({ address, town, lat, lon })),
      },
      say('steps.changeServiceType'),
    ),
    done(
      'location',
      {
        label: say(`location.${search.location}`),
        onRemove: () => navigate(selectLocationHref({ address, town, lat, lon, type })),
      },
      say('steps.changeLocation'),
    ),
    practitioner
      ? done('practitioner', practitioner, say('steps.changePractitioner'))
      : {
          key: 'practitioner',
          label: say('steps.practitioner'),
          state: current === 'practitioner' ? 'current' : 'later',
        },
    dateTime
      ? done('date', dateTime, say('steps.changeDate'))
      : { key: 'date', label: say('steps.date'), state: current === 'date' ? 'current' : 'later' },
    {
      key: 'payment',
      label: say('steps.payment'),
      state: current === 'payment' ? 'current' : 'later',
    },
  ];

  return <Breadcrumbs steps={steps} label={say('steps.label')} />;
}
