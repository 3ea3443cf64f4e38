import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const services = {
  title: 'Services',
  lead: 'Nine kinds of treatment, from people who do them every day. Prices are each practitioner’s own, and always shown before you book.',
  book: 'Find a {{who}}',
  hairdresser: 'hairdresser',
  beautician: 'beautician',
  massage_therapist: 'massage therapist',
  hair: {
    name: 'Hair',
    text: 'Cuts, colour, blow-dries, extensions and hair for a big day. Your practitioner brings what is needed, or has a chair waiting at their salon.',
    includes: 'Cuts and trims, colour and highlights, blow-dries and styling, bridal hair',
  },
  'male-grooming': {
    name: 'Male grooming',
    text: 'A good cut, a tidy beard or a proper hot shave, without the queue on a Saturday.',
    includes: 'Cuts and fades, beard trims, hot towel shaves, grooming facials',
  },
  nails: {
    name: 'Nails',
    text: 'From a quick file and polish to a full set, for hands and feet. Good gel starts with good preparation, so allow enough time for it.',
    includes: 'Manicures, pedicures, gel, acrylic, nail art, removal',
  },
  massage: {
    name: 'Massage',
    text: 'For shoulders that sit at a desk, legs that run, and backs that carry a baby. Tell your practitioner about injuries, medical conditions and pregnancy when you book.',
    includes: 'Deep tissue, Swedish, sports, pregnancy, hot stone',
  },
  'make-up': {
    name: 'Make-up',
    text: 'For a wedding, a party, a photograph, or to learn how to do it yourself. For a wedding, book a trial first.',
    includes: 'Occasion make-up, bridal trials, lessons',
  },
  faces: {
    name: 'Facials, lashes and brows',
    text: 'Deep cleansing, peels and LED for the skin; lifts, extensions, tints and threading for the eyes. Some of these need a patch test at least a day before.',
    includes: 'Facials, peels, LED, lash lifts and extensions, brow shaping and tints',
  },
  waxing: {
    name: 'Waxing and beauty',
    text: 'Waxing from brow to toe, tanning for the weekend and henna for the party. Your practitioner tells you how to prepare and what to avoid afterwards.',
    includes: 'Leg, bikini and full body waxing, spray tanning, henna',
  },
  join: {
    heading: 'Do you offer one of these?',
    text: 'Set your own prices and hours, and take bookings at your own place, at your customers’ homes, or both.',
    more: 'Learn more',
    about: 'about joining {{brand}}',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { services });
