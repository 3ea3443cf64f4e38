import { defaultSettings } from '@freely/domain/market-settings';
import { renderRemote, setTestSettings } from '@freely/shell-sdk/testing';
import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../routes.tsx';

const paths = ['/terms-of-service', '/privacy-policy', '/cookies-policy'];

test.each(paths)('%s has a table of contents that links to each section', async (path) => {
  await renderRemote(remote, path);
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  const links = contents.getAllByRole('link');

  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const heading = document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '');
    expect(heading).toHaveTextContent(link.textContent);
  }
  expect(screen.getByText('Last updated 18 March 2019')).toBeInTheDocument();
});

test('a jump to a section moves the focus', async () => {
  await renderRemote(remote, '/terms-of-service');

  await userEvent.click(await screen.findByRole('link', { name: 'Our fee' }));

  expect(screen.getByRole('heading', { name: 'Our fee' })).toHaveFocus();
});

afterEach(() => setTestSettings());

test('the terms name the fee that the market has (D80)', async () => {
  setTestSettings({ market: { ...defaultSettings(), fee_percent: 15 } });
  await renderRemote(remote, '/terms-of-service');
  const terms = (await screen.findByRole('article')).textContent;

  expect(terms).toContain('Practitioners pay us 15% of the price');
  expect(terms).toContain('our fee is £15.00 and the practitioner is paid £85.00');
});

test('the terms contain the documented policies', async () => {
  await renderRemote(remote, '/terms-of-service');
  const terms = (await screen.findByRole('article')).textContent;

  for (const rule of [
    'You must be 18 or over.',
    'Practitioners pay us 20% of the price of each booking. That includes VAT.',
    'our fee is £20.00 and the practitioner is paid £80.00',
    'release it to the practitioner 48 hours after the treatment',
    'tell us within 24 hours after it',
    'in the 12 months before the event',
    'governed by the law of England',
  ]) {
    expect(terms).toContain(rule);
  }
  expect(screen.getByText('The Client cancels more than 24 hours ahead')).toBeInTheDocument();
  expect(screen.getByText('The practitioner is more than 20 minutes late')).toBeInTheDocument();
});

test('the privacy policy names what is most sensitive, why it is kept, and for how long (D91, D92)', async () => {
  await renderRemote(remote, '/privacy-policy');
  const partOf = async (name: string) =>
    (await screen.findByRole('region', { name })).textContent.toLowerCase();
  const [collected, reasons, kept] = [
    await partOf('What we collect'),
    await partOf('Why we use it'),
    await partOf('How long we keep it'),
  ];

  for (const data of ['answers', 'a patch test showed', 'papers of', 'tax details of']) {
    expect([data, collected.includes(data), kept.includes(data)]).toEqual([data, true, true]);
  }
  expect(reasons).toContain('because you agreed explicitly: answers about your health');
  expect(reasons).toContain('the report to hmrc');
  expect(kept).toContain('five years after the year in which they left');
});
