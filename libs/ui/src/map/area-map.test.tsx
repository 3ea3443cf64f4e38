import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { groundAround } from './geography.ts';
import { AreaMap } from './index.ts';

test('a radius is drawn as an area, a point as a marker, each with a scale bar', () => {
  const { container, rerender } = renderPart(
    <AreaMap lat={51.47} lng={-0.16} radiusMetres={1609.34} label="Salon area" href="/map" />,
  );
  expect(screen.getByRole('img', { name: 'Salon area' })).toBeInTheDocument();
  expect(container.querySelector('.area')).toBeInTheDocument();
  expect(screen.getByText('2 miles')).toBeInTheDocument();

  rerender(<AreaMap lat={51.47} lng={-0.16} label="Salon" href="/map" />);

  expect(container.querySelector('.marker')).toBeInTheDocument();
  expect(screen.getByText('1 mile')).toBeInTheDocument();
});

test('links to a real map, and says that the link opens a new tab', () => {
  renderPart(<AreaMap lat={51.47} lng={-0.16} label="Salon" href="https://maps.example/" />);

  const link = screen.getByRole('link', { name: 'Open in a map (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://maps.example/');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the ground is that of the place: Leeds has no sea, and Brighton has one to the south', () => {
  const unitsPerMetre = 0.0275;
  const leeds = groundAround({ lat: 53.81, lng: -1.55, unitsPerMetre });
  const brighton = groundAround({ lat: 50.83, lng: -0.14, unitsPerMetre });

  expect(leeds.towns.map(({ name }) => name)).toEqual(expect.arrayContaining(['Leeds']));
  expect(brighton.towns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Brighton', 'Hove']),
  );
  expect(brighton.towns.map(({ name }) => name)).not.toContain('Leeds');
  const corners = { north: { x: 320, y: 10 }, south: { x: 320, y: 270 } };
  expect([isLand(leeds, corners.north), isLand(leeds, corners.south)]).toEqual([true, true]);
  expect([isLand(brighton, corners.north), isLand(brighton, corners.south)]).toEqual([true, false]);
});

test('no name of a town covers another', () => {
  const { towns } = groundAround({ lat: 51.47, lng: -0.16, unitsPerMetre: 0.0275 });

  expect(towns.length).toBeGreaterThan(5);
  for (const [index, a] of towns.entries()) {
    for (const b of towns.slice(index + 1)) {
      const gap = Math.abs(a.y - b.y) >= 17 || Math.abs(a.x - b.x) >= 30;
      expect(gap).toBe(true);
    }
  }
});

// Half the width of what is shown, and of the drawing's height, in its units.
test.each([
  ['a phone', { clientWidth: 318, clientHeight: 240 }, { x: 185, y: 140 }],
  ['a wide page', { clientWidth: 1100, clientHeight: 240 }, { x: 320, y: 69 }],
])('on %s no name is cut off, and none is under the credit or the scale', (_, size, half) => {
  const { towns } = groundAround({ lat: 51.51, lng: -0.07, unitsPerMetre: 0.05 }, size);
  const scale = Math.max(size.clientWidth / 640, size.clientHeight / 280);

  expect(towns.length).toBeGreaterThan(2);
  for (const { name, x, y, isLabelBefore } of towns) {
    const end = isLabelBefore ? x - name.length * 7 : x + name.length * 7;
    for (const edge of [x, end]) expect(Math.abs(edge - 320)).toBeLessThanOrEqual(half.x);
    expect(Math.abs(y - 140)).toBeLessThanOrEqual(half.y);
    // 20 pixels of the credit, 12 below it.
    const isLow = y > 140 + half.y - 32 / scale;
    const isInCorner = Math.min(x, end) - (320 - half.x) < 150 / scale;
    expect([name, isLow && isInCorner]).toEqual([name, false]);
  }
});

/** By counting how many edges of the land a ray to the east crosses. */
function isLand({ land }: { land: string }, { x, y }: { x: number; y: number }): boolean {
  let crossings = 0;
  for (const ring of land.split('M').slice(1)) {
    const points = ring
      .replace('Z', '')
      .split('L')
      .map((point) => point.split(' ').map(Number));
    for (const [index, [ax = 0, ay = 0]] of points.entries()) {
      const [bx = 0, by = 0] = points[(index + 1) % points.length] ?? [];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) crossings += 1;
    }
  }

  return crossings % 2 === 1;
}

test('it is accessible', async () => {
  renderPart(<AreaMap lat={51.47} lng={-0.16} label="Salon" href="/map" note="Near the park" />);

  await expectAccessible();
});
