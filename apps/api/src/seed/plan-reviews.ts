import { averageReviews, excellentReviews, goodReviews, treatmentPraise } from './data/reviews.ts';
import type { CatalogueEntry, PlannedReview } from './plan.ts';
import type { Random } from './random.ts';

/**
 * Most reviews are excellent, some are good, and a few are average.
 * @param treatment the one that is shown beside it: the dearest of its booking
 */
export function planReview(
  random: Random,
  treatment: Pick<CatalogueEntry, 'slug' | 'name'> | undefined,
  at: Date,
): PlannedReview {
  const roll = random.next();
  const [best, deductions] =
    roll < 0.72
      ? [5, [0, 0, 0, 0, 0.5]]
      : roll < 0.94
        ? [4.5, [0, 0, 0.5]]
        : [3.5, [0, 0.5, 1, 1.5]];
  const rating = () => best - random.pick(deductions);
  const general = roll < 0.72 ? excellentReviews : roll < 0.94 ? goodReviews : averageReviews;
  const sentences =
    roll < 0.94 && treatment !== undefined && random.chance(0.7)
      ? [random.pick(praiseOf(treatment)), ...(random.chance(0.4) ? [random.pick(general)] : [])]
      : [random.pick(general)];

  return { ratings: [rating(), rating(), rating(), rating()], text: sentences.join(' '), at };
}

const praiseOf = ({ slug, name }: Pick<CatalogueEntry, 'slug' | 'name'>): string[] =>
  treatmentPraise[slug].filter(({ of }) => of?.test(name) ?? true).map(({ text }) => text);
