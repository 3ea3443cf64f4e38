import { partWords } from '@freely/ui/part-words';

export const useTreatmentWords = partWords({
  treatments: {
    search: 'Find a treatment',
    none: 'No treatment has this name',
    noneWhy: 'Check the spelling, or look through the list.',
    priced_one: '{{count}} priced',
    priced_other: '{{count}} priced',
    minutes: '{{minutes}} min',
    tag: 'Price {{price}}',
    price: 'Price of {{name}}',
    priceLabel: 'Price',
    duration: 'Duration of {{name}} in minutes',
    durationLabel: 'Minutes',
    durationHint: 'Usually {{minutes}} minutes.',
    durationRule: 'Duration must be in whole minutes, from 5 to 720',
  },
});
