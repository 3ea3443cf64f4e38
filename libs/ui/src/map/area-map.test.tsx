import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { AreaMap } from './index.ts';
import { streetsAround } from './streets.ts';

test('a radius is drawn as an area, a point as a marker, each with a scale bar', () => {
  const { container, rerender } = renderPart(
    <AreaMap lat={51.47} lng={-0.16} radiusMetres={1609.34} label="Salon area" href="/map" />,
  );
  expect(screen.getByRole('img', { name: 'Salon area' })).toBeInTheDocument();
  expect(container.querySelector('.area')).toBeInTheDocument();
  expect(screen.getByText('1 mile')).toBeInTheDocument();

  rerender(<AreaMap lat={51.47} lng={-0.16} label="Salon" href="/map" />);

  expect(container.querySelector('.marker')).toBeInTheDocument();
  expect(screen.getByText('0.5 miles')).toBeInTheDocument();
});

test('links to a real map, and says that the link opens a new tab', () => {
  renderPart(<AreaMap lat={51.47} lng={-0.16} label="Salon" href="https://maps.example/" />);

  const link = screen.getByRole('link', { name: 'Open in a map (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://maps.example/');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a place always has the same streets, and another place has others', () => {
  expect(streetsAround(51.47, -0.16)).toEqual(streetsAround(51.47, -0.16));
  expect(streetsAround(51.47, -0.16)).not.toEqual(streetsAround(53.48, -2.24));
});

test('it is accessible', async () => {
  renderPart(<AreaMap lat={51.47} lng={-0.16} label="Salon" href="/map" note="Near the park" />);

  await expectAccessible();
});
