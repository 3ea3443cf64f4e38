import { randomRuns } from '@freely/tools/testing/random-runs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { areaPoint, cellCentre, cellRowsWithin, milesBetween } from './geo.ts';

const points = fc.record({
  lat: fc.double({ min: 49.8, max: 60.9, noNaN: true }),
  lon: fc.double({ min: -8.7, max: 1.8, noNaN: true }),
});

describe('distances', () => {
  test('match known values', () => {
    const london = { lat: 51.5074, lon: -0.1278 };
    expect(milesBetween(london, { lat: 53.4808, lon: -2.2426 })).toBeCloseTo(162.8, 0);
    expect(milesBetween(london, { lat: 55.9533, lon: -3.1883 })).toBeCloseTo(332, 0);
    // A degree of latitude is 1/360 of a great circle.
    expect(milesBetween({ lat: 51, lon: 0 }, { lat: 52, lon: 0 })).toBeCloseTo(69.09, 2);
    expect(milesBetween(london, london)).toBe(0);
  });

  test('are symmetric and satisfy the triangle inequality', () => {
    fc.assert(
      fc.property(points, points, points, (one, other, third) => {
        const direct = milesBetween(one, other);
        expect(milesBetween(other, one)).toBeCloseTo(direct, 9);
        expect(milesBetween(one, third) + milesBetween(third, other)).toBeGreaterThan(
          direct - 1e-9,
        );
      }),
    );
  });
});

describe('the grid', () => {
  test('a point is less than a mile from the centre of its cell', () => {
    fc.assert(
      fc.property(points, (point) => {
        expect(milesBetween(point, areaPoint(point))).toBeLessThan(1);
      }),
      randomRuns({ quick: 200, long: 2000 }),
    );
  });

  test('the centre of a cell is its own area point', () => {
    fc.assert(
      fc.property(points, (point) => {
        expect(areaPoint(areaPoint(point))).toEqual(areaPoint(point));
      }),
    );
  });

  test('neighbours share an area point, so it identifies nobody', () => {
    const home = { lat: 51.4689, lon: -0.1601 };
    const neighbour = { lat: 51.4702, lon: -0.1633 };
    expect(areaPoint(home)).toEqual(areaPoint(neighbour));
    expect(areaPoint(home)).toEqual({ lat: 51.47, lon: -0.165 });
  });

  test('rows hold exactly the cells whose centre is within the distance', () => {
    const miles = fc.double({ min: 0.5, max: 60, noNaN: true });
    const steps = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(points, miles, steps, steps, (point, reach, north, east) => {
        const cell = {
          latCell: Math.floor(point.lat * 50) + north,
          lonCell: Math.floor((point.lon * 100) / 3) + east,
        };
        const row = cellRowsWithin(point, reach).find(({ latCell }) => latCell === cell.latCell);
        const isInside =
          row !== undefined && row.fromLonCell <= cell.lonCell && cell.lonCell <= row.toLonCell;
        const away = milesBetween(cellCentre(cell), point);

        expect(isInside ? away < reach + 1e-9 : away > reach - 1e-9).toBe(true);
      }),
      randomRuns({ quick: 500, long: 5000 }),
    );
  });

  test('end at the poles', () => {
    for (const lat of [90, 89.99, 89.9, -89.9, -90]) {
      const rows = cellRowsWithin({ lat, lon: 180 }, 30);

      expect(rows.length).toBeGreaterThan(0);
      for (const { latCell, fromLonCell, toLonCell } of rows) {
        expect(Math.abs(2 * latCell + 1)).toBeLessThan(9000);
        // As the database numbers columns.
        expect(Math.abs(fromLonCell)).toBeLessThan(2 ** 15);
        expect(toLonCell).toBeGreaterThanOrEqual(fromLonCell);
        expect(toLonCell).toBeLessThan(2 ** 15);
      }
    }
  });
});
