import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part.tsx';
import { LateDateField } from './index.ts';

test('its place stands there with its label, and then the field, with what it was given', async () => {
  renderPart(<LateDateField label="From" value="2026-11-20" onChange={() => {}} />);

  const place = screen.getByText('From').closest('[aria-busy="true"]');
  expect(place).toBeVisible();

  const day = await screen.findByRole('spinbutton', { name: /day/i });
  expect(day).toHaveTextContent('20');
  expect(screen.getByRole('group', { name: 'From' })).toContainElement(day);
  expect(place).not.toBeInTheDocument();
});
