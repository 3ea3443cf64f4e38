import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const hygiene = {
  title: 'Hygiene',
  heading: 'Clean hands, clean tools, clear rules',
  lead: 'The same rules apply wherever you have your treatment. Here is what you can expect from your practitioner, and what we ask of you.',
  home: {
    heading: 'At your home',
    before:
      'Please postpone if you, your practitioner or anyone either of you lives with has had symptoms of an infection in the last 7 days.',
    hands: 'Your practitioner washes their hands when they arrive and again before they leave.',
    tools: 'Tools are cleaned and disinfected before every visit, and carried in a closed bag.',
    towels: 'Towels are fresh for each customer, and washed at 60 degrees afterwards.',
    room: 'You prepare a clean, well-aired room, and keep pets and visitors out of it.',
    waste: 'Single-use items are packed up and taken away.',
  },
  salon: {
    heading: 'At the practitioner’s home or salon',
    before:
      'If you have had symptoms in the last 7 days, please do not go. Call to find another time.',
    hands: 'Hands are washed or sanitised on the way in, by you and by your practitioner.',
    surfaces: 'Chairs, couches and surfaces are wiped down between customers.',
    tools: 'Tools are disinfected after each treatment, or thrown away after one use.',
    towels: 'Towels and gowns are changed for each customer and washed at 60 degrees.',
    air: 'The room is aired, and there is time between appointments to do all this.',
  },
  you: {
    heading: 'If something is not right',
    text: 'You may stop a treatment at any time. Tell your practitioner first, and tell us within 24 hours, at <email>{{supportEmail}}</email>.',
    services: 'See the services',
    search: 'Find a practitioner',
  },
  join: {
    heading: 'Work this way already?',
    text: 'Then you will feel at home here. Joining is free, and we only earn when you do.',
    more: 'Learn more',
    about: 'about joining {{brand}}',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { hygiene });
