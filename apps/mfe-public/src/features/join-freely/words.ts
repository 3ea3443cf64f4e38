import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const joinFreely = {
  title: 'Work with us',
  heading: 'Your prices. Your hours. Your name on the door.',
  lead: 'Practitioners on {{brand}} work for themselves. We bring the customers, take the payments and keep the diary.',
  signUp: 'Practitioner sign up',
  how: 'See how it works',
  earn: {
    heading: 'You name the price, and see what you earn',
    text: 'Joining is free, and there is nothing to pay each month. We keep 20% of a booking, including VAT: for a £100.00 booking you are paid £80.00, 48 hours after the treatment. When we give a customer a discount, we pay for it, not you.',
    gone: 'Customers pay when they book. If they cancel within 24 hours, or do not turn up, you are paid in full.',
  },
  time: {
    heading: 'You decide when and where',
    text: 'Set hours and breaks for each place where you work. Travel from 1 to 30 miles, with a call-out charge if you like, or let people come to you. Take time off whenever you need it.',
    safe: 'The address of a practitioner who only travels is never shared. A salon’s address is shown after booking.',
  },
  benefits: {
    heading: 'We take care of the rest',
    free: { heading: 'Free to join', text: 'No joining fee, no monthly fee, no card machine.' },
    diary: {
      heading: 'One diary',
      text: 'Bookings, breaks and time off in one place, without double bookings.',
    },
    reviews: {
      heading: 'Reviews that count',
      text: 'Only people who booked you can review you, and you can invite former clients.',
    },
    tick: {
      heading: 'The red tick',
      text: 'Show us your insurance and qualifications, and customers see that we checked.',
    },
    again: {
      heading: 'Customers who return',
      text: 'They get 10% off when they book you again. We pay for it.',
    },
    people: {
      heading: 'A person to talk to',
      text: 'A member of our team gets in touch before you go live.',
    },
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { joinFreely });
