import { renderRemote } from '@freely/shell-sdk/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import remote from '../../routes.tsx';

test('the hygiene page has the rules for home and salon, and links to the next pages', async () => {
  await renderRemote(remote, '/hygiene');
  await screen.findByRole('heading', { level: 1 });

  for (const place of ['At your home', 'At the practitioner’s home or salon']) {
    const rules = screen.getByRole('region', { name: place });
    expect(rules).toHaveTextContent('symptoms');
    expect(rules).toHaveTextContent('last 7 days');
    expect(rules).toHaveTextContent('washed at 60 degrees');
  }
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('See the services')).toBe('/services');
  expect(target('Find a practitioner')).toBe('/services-search');
  expect(target('Learn more about joining Freely')).toBe('/join-freely');
});
