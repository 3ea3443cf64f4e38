import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part.tsx';
import { LazyDateField } from './index.ts';

test('a placeholder with the label is shown until the field is loaded', async () => {
  renderPart(<LazyDateField label="From" value="2026-11-20" onChange={() => {}} />);

  const placeholder = screen.getByText('From').closest('[aria-busy="true"]');
  expect(placeholder).toBeVisible();

  const day = await screen.findByRole('spinbutton', { name: /day/i });
  expect(day).toHaveTextContent('20');
  expect(screen.getByRole('group', { name: 'From' })).toContainElement(day);
  expect(placeholder).not.toBeInTheDocument();
});
