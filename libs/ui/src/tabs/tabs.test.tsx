import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { TabLinks, Tabs } from './index.ts';

const TABS = [
  { key: 'all', label: 'All' },
  { key: 'nails', label: 'Nails' },
  { key: 'eyes', label: 'Eyes' },
];

function Example() {
  const [selected, setSelected] = useState('nails');
  return (
    <>
      <Tabs
        label="Categories"
        tabs={TABS}
        selected={selected}
        onSelect={setSelected}
        panelId="list"
      />
      <div role="tabpanel" id="list" aria-label={selected}>
        {selected}
      </div>
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('the selected tab is the only tab stop, and the arrow keys wrap around', async () => {
  const { user } = renderPart(<Example />);

  await user.tab();
  expect(tab('Nails')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('All')).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('all');
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { selected: true })).toBe(tab('Eyes'));
});

test('a press selects', async () => {
  const { user } = renderPart(<Example />);

  await user.click(tab('Eyes'));

  expect(screen.getByRole('tabpanel')).toHaveTextContent('eyes');
});

test('links call onSelect instead of navigating, except when opened in a new tab', async () => {
  const onSelect = jest.fn();
  const { user } = renderPart(
    <TabLinks
      label="Profile sections"
      tabs={[
        { key: 'bio', label: 'Bio', href: '#bio' },
        { key: 'reviews', label: 'Reviews', href: '#reviews' },
      ]}
      selected="bio"
      onSelect={onSelect}
    />,
  );
  expect(screen.getByRole('link', { name: 'Bio' })).toHaveAttribute('aria-current', 'true');

  await user.click(screen.getByRole('link', { name: 'Reviews' }));
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Reviews' }));

  expect(onSelect.mock.calls).toEqual([['reviews']]);
});

test('it is accessible', async () => {
  renderPart(<Example />);

  await expectAccessible();
});
