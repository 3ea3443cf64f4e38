import { OwnServiceChange } from '@freely/api-client/contract';
import { importCatalogue } from '@freely/api-client/import-catalogue';
import { expectAccessible } from '@freely/ui/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { renderPart } from '../testing/render-part.ts';
import {
  isPriceOfTreatment,
  isTreatmentDuration,
  type Offer,
  TreatmentFields,
  type TreatmentGroup,
  TreatmentList,
} from './index.ts';
import { findTreatments } from './treatments.ts';

const groups: TreatmentGroup[] = [
  {
    id: 1,
    name: 'Nails',
    treatments: [
      { id: 11, name: 'Gel manicure', duration: 45 },
      { id: 12, name: 'Pedicure', duration: 60 },
    ],
  },
  { id: 2, name: 'Massage', treatments: [{ id: 21, name: 'Deep tissue', duration: 60 }] },
];

function Example({ unsaved }: { unsaved?: ReadonlySet<number> }) {
  const [offers, setOffers] = useState<ReadonlyMap<number, Offer>>(new Map());
  const priced = new Map([...offers].filter(([, { price }]) => price !== null));

  return (
    <TreatmentList groups={groups} offers={priced} unsaved={unsaved}>
      {(treatment) => {
        const { id } = treatment;
        const offer = offers.get(id) ?? { price: null, duration: treatment.duration };
        const change = (changes: Partial<Offer>) =>
          setOffers((now) => new Map([...now, [id, { ...offer, ...changes }]]));

        return (
          <TreatmentFields
            treatment={treatment}
            price={offer.price}
            onPriceChange={(price) => change({ price })}
            duration={offer.duration}
            onDurationChange={(duration) => change({ duration })}
          />
        );
      }}
    </TreatmentList>
  );
}

const row = (name: RegExp) => screen.getByRole('button', { name });

test('one treatment is open at a time', async () => {
  const { user } = renderPart(<Example />);

  await user.click(row(/Gel manicure/));
  expect(screen.getByLabelText('Price of Gel manicure')).toBeVisible();
  await user.click(row(/Pedicure/));

  expect(screen.getByLabelText('Price of Pedicure')).toBeVisible();
  expect(screen.queryByLabelText('Price of Gel manicure')).not.toBeInTheDocument();
  expect(row(/Gel manicure/)).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible();
});

test('a panel is scrolled into view when it opens, and not while its fields are filled in', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = renderPart(<Example />);
  await user.click(row(/Gel manicure/));
  await user.type(screen.getByLabelText('Price of Gel manicure'), '28');

  expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]]);
  expect(scroll.mock.contexts[0]).toContainElement(screen.getByLabelText('Price of Gel manicure'));
  scroll.mockRestore();
});

test('a treatment with a price is ticked and shows it; without a price it is not', async () => {
  const { user } = renderPart(<Example />);
  await user.click(row(/Gel manicure/));
  const price = screen.getByLabelText('Price of Gel manicure');

  await user.type(price, '28.5');
  expect(row(/Gel manicure.*Price £28\.50/)).toBeVisible();
  expect(row(/Nails.*1 priced/)).toBeVisible();

  await user.clear(price);
  expect(row(/Gel manicure/)).not.toHaveTextContent('Price');
});

test('a closed row says how long customers book, and what is wrong or unsaved', async () => {
  const { user } = renderPart(<Example unsaved={new Set([12])} />);
  await user.click(row(/Gel manicure/));
  await user.type(screen.getByLabelText('Price of Gel manicure'), '28');
  const minutes = screen.getByLabelText('Duration of Gel manicure in minutes');
  await user.clear(minutes);
  await user.type(minutes, '30');
  await user.click(row(/Gel manicure/));
  expect(row(/Gel manicure 30 min.*Price £28\.00/)).toBeVisible();
  expect(row(/Pedicure 1 h.*Not saved/)).toBeVisible();

  await user.click(row(/Gel manicure/));
  for (const wrong of ['3', '']) {
    await user.clear(screen.getByLabelText('Duration of Gel manicure in minutes'));
    if (wrong) await user.type(screen.getByLabelText('Duration of Gel manicure in minutes'), wrong);
    expect(row(/Gel manicure 45 min.*Check the minutes/)).toBeVisible();
    expect(document.querySelector('[data-ticked]')).toBeNull();
    expect(row(/^Nails/)).not.toHaveTextContent('priced');
  }
});

test('the arrow keys change a price by 50p', async () => {
  const { user } = renderPart(<Example />);
  await user.click(row(/Gel manicure/));
  await user.type(
    screen.getByLabelText('Price of Gel manicure'),
    '28{ArrowUp}{ArrowUp}{ArrowDown}',
  );

  expect(screen.getByLabelText('Price of Gel manicure')).toHaveValue('28.50');
});

test('a search shows matching treatments of all services', async () => {
  const { user } = renderPart(<Example />);
  expect(screen.queryByRole('button', { name: /Deep tissue/ })).not.toBeInTheDocument();

  await user.type(screen.getByLabelText('Find a treatment'), 'TISSUE');
  expect(
    within(screen.getByRole('region', { name: 'Massage' })).getByText(/Deep tissue/),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Nails' })).not.toBeInTheDocument();

  await user.type(screen.getByLabelText('Find a treatment'), '!');
  expect(screen.getByText('No treatment has this name')).toBeVisible();
});

test('a service with a matching name is found with all its treatments', () => {
  expect(findTreatments(groups, ' nail ').map(({ treatments }) => treatments.length)).toEqual([2]);
  expect(findTreatments(groups, '')).toBe(groups);
});

test('a duration must be in whole minutes, from 5 to 720', async () => {
  const { user } = renderPart(<Example />);
  await user.click(row(/Gel manicure/));
  const duration = screen.getByLabelText('Duration of Gel manicure in minutes');
  expect(duration).toHaveAccessibleDescription('Usually 45.');

  await user.clear(duration);
  expect(duration).toHaveAccessibleDescription('Duration must be in whole minutes, from 5 to 720');
  await user.type(duration, '9x0');
  expect(duration).toHaveValue('90');
  await user.clear(duration);
  await user.type(duration, '45.5');
  expect(duration).toHaveValue('45.5');
  expect(duration).toHaveAccessibleDescription('Duration must be in whole minutes, from 5 to 720');
  expect([4, 5, 720, 721, 7.5, null].map(isTreatmentDuration)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a price must be a multiple of 50p, in the words of the server', async () => {
  const { user } = renderPart(<Example />);
  await user.click(row(/Gel manicure/));
  const price = screen.getByLabelText('Price of Gel manicure');
  const { default: rules } = await importCatalogue('en-GB', 'rules');
  const refusals = (pounds: number) =>
    v.safeParse(OwnServiceChange.entries.price, pounds).issues?.map((each) => each.message);

  await user.type(price, '42.30');
  expect([price.getAttribute('aria-invalid'), refusals(42.3)]).toEqual([
    'true',
    ['rules.price.step?step=£0.50'],
  ]);
  expect(rules.price.step).toBe('Price must be a multiple of {{step}}');
  expect(price).toHaveAccessibleDescription('Price must be a multiple of £0.50');
  expect(row(/Gel manicure.*£42\.30 is not possible/)).toBeVisible();
  expect(document.querySelector('[data-ticked]')).toBeNull();
  expect(row(/^Nails/)).not.toHaveTextContent('priced');
  await user.clear(price);
  await user.type(price, '-5');
  expect(refusals(-5)).toEqual(['rules.price.negative']);
  expect(price).toHaveAccessibleDescription(rules.price.negative);
  await user.clear(price);
  await user.type(price, '42.50');

  expect(price).toHaveAccessibleDescription('');
  expect(document.querySelector('[data-ticked]')).not.toBeNull();
  expect([4230, 4250, 0, null].map(isPriceOfTreatment)).toEqual([false, true, true, false]);
  expect([refusals(42.5), refusals(0)]).toEqual([undefined, undefined]);
});
