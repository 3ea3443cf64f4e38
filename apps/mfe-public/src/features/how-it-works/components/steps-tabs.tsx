import { useTranslation } from '@freely/i18n';
import { feeTerms } from '../../../fee-terms.ts';
import customerPicture from '../art/customer.svg';
import practitionerPicture from '../art/practitioner.svg';
import { useTab } from '../tabs.ts';
import { StepList } from './step-list.tsx';
import { TermList } from './term-list.tsx';

const customerSteps = ['place', 'person', 'time', 'pay', 'enjoy'] as const;
const practitionerSteps = ['join', 'prices', 'places', 'skills', 'bookings', 'paid'] as const;

export function CustomerTab() {
  const { t } = useTranslation('public/how-it-works');
  const text = 'customer.steps';

  return (
    <>
      <StepList
        picture={customerPicture}
        steps={customerSteps.map((key) => ({
          key,
          heading: t(`${text}.${key}.heading`),
          text: t(`${text}.${key}.text`),
        }))}
      />
      <TermList side="customer" />
    </>
  );
}

export function PractitionerTab() {
  const { t } = useTranslation('public/how-it-works');
  const text = 'practitioner.steps';

  return (
    <>
      <StepList
        picture={practitionerPicture}
        steps={practitionerSteps.map((key) => ({
          key,
          heading: t(`${text}.${key}.heading`),
          text: t(`${text}.${key}.text`, feeTerms()),
        }))}
      />
      <TermList side="practitioner" />
    </>
  );
}

/** At the path without a tab: the tab for the user's role. */
export function OwnTab() {
  return useTab() === 'practitioner' ? <PractitionerTab /> : <CustomerTab />;
}
