import type { PlannedPractitioner, PlannedReview } from './plan.ts';
import type { Random } from './random.ts';
import { aboutTreatment, content, delighted, lukewarm } from './words/reviews.ts';

/** Most are delighted; somebody always was not. */
export function planReview(
  random: Random,
  { categories }: PlannedPractitioner,
  at: Date,
): PlannedReview {
  const mood = random.next();
  const [best, steps] =
    mood < 0.72
      ? [5, [0, 0, 0, 0, 0.5]]
      : mood < 0.94
        ? [4.5, [0, 0, 0.5]]
        : [3.5, [0, 0.5, 1, 1.5]];
  const rating = () => best - random.pick(steps);
  const words = mood < 0.72 ? delighted : mood < 0.94 ? content : lukewarm;
  const [main] = categories;
  const sentences =
    mood < 0.94 && main !== undefined && random.chance(0.7)
      ? [random.pick(aboutTreatment[main]), ...(random.chance(0.4) ? [random.pick(words)] : [])]
      : [random.pick(words)];

  return { ratings: [rating(), rating(), rating(), rating()], text: sentences.join(' '), at };
}
