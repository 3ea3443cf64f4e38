import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { type BreadcrumbStep, Breadcrumbs } from './index.ts';

const goBack = jest.fn();

const STEPS: BreadcrumbStep[] = [
  {
    key: 'address',
    label: 'Northfield Road, SW11 4NB',
    shortLabel: 'SW11 4NB',
    onRemove: goBack,
    removeLabel: 'Change address',
    state: 'done',
  },
  { key: 'kind', label: 'Beautician', onRemove: goBack, state: 'done' },
  { key: 'pick', label: 'Select practitioner', state: 'current' },
  { key: 'pay', label: 'Confirm payment', state: 'later' },
];

test('completed steps have a button to go back, with a full name', async () => {
  const { user } = renderPart(<Breadcrumbs steps={STEPS} />);
  const breadcrumbs = within(screen.getByRole('navigation', { name: 'Your search' }));

  await user.click(breadcrumbs.getByRole('button', { name: 'Change address' }));
  await user.click(breadcrumbs.getByRole('button', { name: 'Change Beautician' }));

  expect(goBack).toHaveBeenCalledTimes(2);
  expect(breadcrumbs.getAllByRole('button')).toHaveLength(2);
});

test('marks the current step', () => {
  renderPart(<Breadcrumbs steps={STEPS} />);

  expect(screen.getByText('Select practitioner')).toHaveAttribute('aria-current', 'step');
});

test('it is accessible', async () => {
  renderPart(<Breadcrumbs steps={STEPS} />);

  await expectAccessible();
});
