import type { Category } from '@freely/domain/service-types';
import { expect, test } from '@jest/globals';
import { treatmentPraise } from './data/reviews.ts';
import { planReview } from './plan-reviews.ts';
import { seededRandom } from './random.ts';

const textsOf = (slug: Category, name: string): string =>
  Array.from(
    { length: 300 },
    (_, run) => planReview(seededRandom(`${name} ${run}`), { slug, name }, new Date()).text,
  ).join('\n');

test.each([
  ['eyes', 'Eyebrow threading', /brows/, /lash/],
  ['eyes', 'Lash lift and tint', /lash lift/, /brows/],
  ['nails', 'Gel pedicure', /the gel/, /bitten/],
  ['nails', 'Gel removal', /my nails/, /the gel|colour/],
  ['beauty', 'Henna: hands', /henna/, /tan/],
  ['hair', 'Braids', /Took the time/, /cut|colour/],
  ['male-grooming', 'Skin fade', /fade/, /towel|beard/],
] as const)('of %s, a review of “%s” speaks of that treatment', (slug, name, own, others) => {
  const texts = textsOf(slug, name);

  expect(texts).toMatch(own);
  expect(texts).not.toMatch(others);
});

test('there is praise for every treatment, whatever its name', () => {
  const always = Object.values(treatmentPraise).map((praise) =>
    praise.some(({ of }) => of === undefined),
  );

  expect(always).not.toContain(false);
});
