import type { Category } from '@freely/domain/service-types';

/** What demo customers write, by how satisfied they were. */

export const treatmentPraise: Record<Category, readonly string[]> = {
  nails: [
    'The neatest cuticles I’ve ever had, and the gel lasted nearly three weeks.',
    'Exactly the colour I asked for. Not a chip after a week of gardening.',
    'Rescued my bitten nails without a single remark.',
  ],
  eyes: [
    'My brows finally match each other.',
    'The lash lift is still going strong six weeks on.',
    'Natural and even. Colleagues think I slept well.',
  ],
  facial: [
    'My skin felt calm for days.',
    'Explained every step and never tried to sell me anything.',
    'The redness I came with was gone by the weekend.',
  ],
  beauty: [
    'Even tan, no streaks, no smell.',
    'Three little jobs in one visit, all done well.',
    'The henna was beautiful and lasted past the wedding.',
  ],
  massage: [
    'Found the knot I have been complaining about since spring.',
    'Firm, careful and very good at listening.',
    'I slept for nine hours. That says it all.',
  ],
  waxing: [
    'As painless as it gets, and very quick.',
    'I was nervous and should not have been.',
    'Thorough, clean and kind.',
  ],
  'make-up': [
    'It looked like me, only on my best day.',
    'Lasted through tears, dancing and rain.',
    'Matched my skin tone perfectly at the first go.',
  ],
  hair: [
    'The first cut in years that I did not have to fix at home.',
    'Understood my curls at once.',
    'The colour is growing out beautifully.',
  ],
  'male-grooming': [
    'Best fade I have had in this town.',
    'Proper hot towel shave. My dad is next.',
    'Tidy beard, good chat, on time.',
  ],
};

export const excellentReviews: readonly string[] = [
  'On time, lovely company, and I have already booked again.',
  'Worth every penny.',
  'Could not have been kinder.',
  'I have told half the office.',
  'Everything was spotless and nothing was rushed.',
  'Such a treat. The hour went by in a moment.',
  'A real professional.',
];

export const goodReviews: readonly string[] = [
  'Good work and a friendly hour. Would book again.',
  'Very happy with the result, parking was a bit of a hunt.',
  'Ran five minutes over but the result was worth it.',
  'Nice and thorough. Music was not my taste.',
  'Solid treatment at a fair price.',
];

export const averageReviews: readonly string[] = [
  'Fine, but I expected it to last longer.',
  'Started fifteen minutes late, otherwise all right.',
  'Friendly enough, though it felt a little hurried.',
  'The result was okay. Communication before the visit could be better.',
];
