import { averageReviews, excellentReviews, goodReviews, treatmentPraise } from './data/reviews.ts';
import type { PlannedPractitioner, PlannedReview } from './plan.ts';
import type { Random } from './random.ts';

/** Most reviews are excellent, some are good, and a few are average. */
export function planReview(
  random: Random,
  { categories }: PlannedPractitioner,
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
  const [main] = categories;
  const sentences =
    roll < 0.94 && main !== undefined && random.chance(0.7)
      ? [random.pick(treatmentPraise[main]), ...(random.chance(0.4) ? [random.pick(general)] : [])]
      : [random.pick(general)];

  return { ratings: [rating(), rating(), rating(), rating()], text: sentences.join(' '), at };
}
