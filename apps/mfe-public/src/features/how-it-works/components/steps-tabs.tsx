import customerPicture from '../art/customer.svg';
import practitionerPicture from '../art/practitioner.svg';
import { useTab } from '../tabs.ts';
import { useWords } from '../words.ts';
import { StepList } from './step-list.tsx';
import { TermList } from './term-list.tsx';

const customerSteps = ['place', 'person', 'time', 'pay', 'enjoy'] as const;
const practitionerSteps = ['join', 'prices', 'places', 'skills', 'bookings', 'paid'] as const;

export function CustomerTab() {
  const say = useWords();
  const text = 'howItWorks.customer.steps';

  return (
    <>
      <StepList
        picture={customerPicture}
        steps={customerSteps.map((key) => ({
          key,
          heading: say(`${text}.${key}.heading`),
          text: say(`${text}.${key}.text`),
        }))}
      />
      <TermList side="customer" />
    </>
  );
}

export function PractitionerTab() {
  const say = useWords();
  const text = 'howItWorks.practitioner.steps';

  return (
    <>
      <StepList
        picture={practitionerPicture}
        steps={practitionerSteps.map((key) => ({
          key,
          heading: say(`${text}.${key}.heading`),
          text: say(`${text}.${key}.text`),
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
