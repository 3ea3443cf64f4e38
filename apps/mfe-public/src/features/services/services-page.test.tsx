import { renderRemote } from '@freely/shell-sdk/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import remote from '../../routes.tsx';

test('seven blurbs link to the search, and practitioners get a link about joining', async () => {
  await renderRemote(remote, '/services');
  await screen.findByRole('heading', { level: 1, name: 'Services' });

  const searches = screen.getAllByRole('link', { name: /^Find a / });
  expect(searches).toHaveLength(7);
  expect(searches[0]).toHaveAttribute('href', '/services-search?type=hairdresser');
  expect(screen.getByRole('link', { name: 'Learn more about joining Freely' })).toHaveAttribute(
    'href',
    '/join-freely',
  );
});
