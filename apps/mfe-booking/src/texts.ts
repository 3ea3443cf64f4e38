import { bookingTexts } from './texts/booking.ts';
import { checkoutTexts } from './texts/checkout.ts';
import { journeyTexts } from './texts/journey.ts';
import { profileTexts } from './texts/profile.ts';
import { searchTexts } from './texts/search.ts';

/** The messages of this remote that load with it, in British English (D6). */
export const texts = {
  ...journeyTexts,
  ...searchTexts,
  ...profileTexts,
  ...bookingTexts,
  ...checkoutTexts,
};
