import { useTranslation } from '@freely/i18n';
import { useNavigate } from '@freely/router';
import { type BreadcrumbStep, Breadcrumbs } from '@freely/ui/breadcrumbs';
import { selectLocationHref, servicesSearchHref } from './paths.ts';
import { findPostcode } from './postcode.ts';
import type { JourneySearch } from './search-params.ts';

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
  const { t } = useTranslation('booking/journey');
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
        t('steps.changeAddress'),
      ),
      // Of a place without a full postcode, what stands before the town: "SW11".
      shortLabel: findPostcode(address) ?? address.split(',')[0],
    },
    done(
      'type',
      {
        label: t(`serviceType.${type}`),
        onRemove: () => navigate(servicesSearchHref({ address, town, lat, lon })),
      },
      t('steps.changeServiceType'),
    ),
    done(
      'location',
      {
        label: t(`location.${search.location}`),
        onRemove: () => navigate(selectLocationHref({ address, town, lat, lon, type })),
      },
      t('steps.changeLocation'),
    ),
    practitioner
      ? done('practitioner', practitioner, t('steps.changePractitioner'))
      : {
          key: 'practitioner',
          label: t('steps.practitioner'),
          state: current === 'practitioner' ? 'current' : 'later',
        },
    dateTime
      ? done('date', dateTime, t('steps.changeDate'))
      : { key: 'date', label: t('steps.date'), state: current === 'date' ? 'current' : 'later' },
    {
      key: 'payment',
      label: t('steps.payment'),
      state: current === 'payment' ? 'current' : 'later',
    },
  ];

  return <Breadcrumbs steps={steps} label={t('steps.label')} />;
}
