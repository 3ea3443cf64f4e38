import type { Category } from '@freely/domain/service-types';

/** What demo customers write, by how satisfied they were. */

/** Praise of a treatment. */
export interface Praise {
  text: string;
  /** What the names of the treatments have that it fits; without it, it fits all of the category. */
  of?: RegExp;
}

export const treatmentPraise: Record<Category, readonly Praise[]> = {
  nails: [
    {
      text: 'The neatest cuticles I’ve ever had, and the gel shines like glass.',
      of: /^Gel (mani|pedi)cure/,
    },
    {
      text: 'Exactly the colour I asked for. Not a chip after a weekend of gardening.',
      of: /polish|manicure|Acrylic|overlay/,
    },
    {
      text: 'Rescued my bitten nails without a single remark.',
      of: /manicure|Acrylic ext|overlay|repair/,
    },
    { text: 'Neat, gentle and quick. I keep looking at my nails.' },
  ],
  eyes: [
    { text: 'My brows finally match each other, and still look like mine.', of: /brow/i },
    { text: 'The lash lift looks so natural that nobody guesses.', of: /^Lash lift/ },
    { text: 'Natural and even. Colleagues think I slept well.', of: /tint|brow|lift|extensions/i },
    { text: 'Such a steady hand. I hardly felt a thing.' },
  ],
  facial: [
    { text: 'My skin felt calm for days.' },
    { text: 'Explained every step and never tried to sell me anything.' },
    {
      text: 'The redness I came with was gone by the weekend.',
      of: /LED|sensitive|Hydrating|Classic/,
    },
  ],
  beauty: [
    { text: 'Even tan, no streaks, no smell.', of: /tan$/ },
    { text: 'Quick, careful, and exactly what I had asked for.' },
    { text: 'The henna was beautiful. The whole wedding asked who did it.', of: /^Henna/ },
  ],
  massage: [
    {
      text: 'Found the knot I have been complaining about since spring.',
      of: /Back|Swedish|Deep|Sports|Thai/,
    },
    { text: 'Careful, unhurried and very good at listening.' },
    { text: 'I slept for nine hours. That says it all.' },
  ],
  waxing: [
    { text: 'As painless as it gets, and very quick.' },
    { text: 'I was nervous and should not have been.' },
    { text: 'Thorough, clean and kind.' },
  ],
  'make-up': [
    { text: 'It looked like me, only on my best day.', of: /make-up( trial)?$/ },
    {
      text: 'Lasted through tears, dancing and rain.',
      of: /^(Evening|Occasion|Prom)|Bridal make-up$/,
    },
    { text: 'Matched my skin tone perfectly at the first go.', of: /make-up( trial)?$/ },
    { text: 'Patient and precise, with such a good eye.' },
  ],
  hair: [
    {
      text: 'The first cut in years that I did not have to fix at home.',
      of: /^(Cut and|Dry cut)/,
    },
    { text: 'Understood my curls at once.', of: /blow-dry|^Dry cut|updo/ },
    { text: 'The colour is just what I had hoped for.', of: /colour|highlights|Balayage|Root/ },
    { text: 'Took the time to listen, and the result shows it.' },
  ],
  'male-grooming': [
    { text: 'Best fade I have had in this town.', of: /fade/ },
    { text: 'Proper hot towel shave. My dad is next.', of: /^Hot towel/ },
    { text: 'Tidy beard, good chat, on time.', of: /[Bb]eard/ },
    { text: 'No fuss, good chat, and a tidy result.' },
  ],
};

export const excellentReviews: readonly string[] = [
  'On time, lovely company, and I have already booked again.',
  'Worth every penny.',
  'Could not have been kinder.',
  'I have told half the office.',
  'Everything was spotless and nothing was rushed.',
  'Such a treat. The time went by in a moment.',
  'A real professional.',
];

export const goodReviews: readonly string[] = [
  'Good work and a friendly chat. Would book again.',
  'Very happy with the result, though I would have liked an earlier time.',
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
