import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const howItWorks = {
  tabs: {
    label: 'How it works for',
    customer: 'Customers',
    practitioner: 'Practitioners',
    faq: 'FAQ',
  },
  titles: {
    customer: 'How it works for customers',
    practitioner: 'How it works for practitioners',
    faq: 'Frequently asked questions',
  },
  descriptions: {
    customer:
      'Search, choose a person and a time, pay online, and what happens when plans change: booking on {{brand}} step by step.',
    practitioner:
      'Sign up free, set your prices and hours, take bookings and be paid 48 hours after each treatment: working on {{brand}} step by step.',
    faq: 'What customers and practitioners ask most about booking, paying, cancelling and reviews on {{brand}}.',
  },
  generic: {
    heading: 'How {{brand}} works',
    lead: 'Find someone good, pick a time, pay online. Or take bookings of your own.',
  },
  asCustomer: {
    heading: 'How your bookings work',
    lead: 'From the first search to the review, and what happens when plans change.',
  },
  asPractitioner: {
    heading: 'How {{brand}} works for you, both ways',
    lead: 'The bookings you take, and the ones you treat yourself to.',
  },
  getStarted: 'Get started',
  customer: {
    steps: {
      place: {
        heading: 'Say where you are',
        text: 'Type your postcode, pick your address and say who you need. Then choose: at your home, or at the practitioner’s home or salon.',
      },
      person: {
        heading: 'Choose a person',
        text: 'Compare prices, experience and reviews from people who really booked. A red tick means that we checked insurance and qualifications.',
      },
      time: {
        heading: 'Pick a treatment and a time',
        text: 'You see only the times that are free. Yours is held for 15 minutes while you pay.',
      },
      pay: {
        heading: 'Pay online',
        text: 'With Visa, Mastercard, American Express or Apple Pay. You and your practitioner then get each other’s phone number. We hold your payment until 48 hours after the treatment.',
      },
      enjoy: {
        heading: 'Enjoy it, and say how it was',
        text: 'Leave a review, and book the same person again for 10% off. Every 3 paid bookings earn a surprise gift.',
      },
    },
    terms: {
      heading: 'When plans change',
      customerCancelsEarly: { term: 'You cancel more than 24 hours ahead', text: 'Full refund.' },
      customerCancelsLate: {
        term: 'You cancel within 24 hours, or do not turn up',
        text: 'No refund. The practitioner is paid in full.',
      },
      practitionerCancels: {
        term: 'The practitioner cancels',
        text: 'Full refund, and other practitioners to choose from.',
      },
      practitionerIsLate: {
        term: 'The practitioner is more than 20 minutes late',
        text: 'The booking is cancelled. Full refund.',
      },
      customerIsLate: {
        term: 'You are more than 20 minutes late',
        text: 'It counts as a no-show, so there is no refund.',
      },
    },
  },
  practitioner: {
    steps: {
      join: {
        heading: 'Sign up, free',
        text: 'No joining fee, no monthly fee. You need to be 18 or over, self-employed and qualified.',
      },
      prices: {
        heading: 'Set your prices',
        text: 'Choose the treatments that you offer, and set a price for each.',
      },
      places: {
        heading: 'Say where and when',
        text: 'Travel to customers, work from your home or salon, or both. Give your hours and breaks for each place.',
      },
      skills: {
        heading: 'Show what you can do',
        text: 'Add your qualifications and pictures of your work. A member of our team gets in touch before you go live.',
      },
      bookings: {
        heading: 'Take bookings',
        text: 'Customers book and pay online. The booking appears in your calendar, with their phone number, and with their address when you go to them.',
      },
      paid: {
        heading: 'Get paid',
        text: '48 hours after each treatment. For a £100.00 booking you are paid £80.00: our fee is 20%, including VAT.',
      },
    },
    terms: {
      heading: 'When plans change',
      customerCancelsEarly: {
        term: 'The customer cancels more than 24 hours ahead',
        text: 'They get a full refund, and the time is free again.',
      },
      customerCancelsLate: {
        term: 'The customer cancels within 24 hours, or does not turn up',
        text: 'You are paid in full.',
      },
      practitionerCancels: {
        term: 'You cancel',
        text: 'The customer gets a full refund. Your profile may show a note, the dates may be blocked, and a fee may be withheld from later payouts.',
      },
      practitionerIsLate: {
        term: 'You are more than 20 minutes late',
        text: 'The booking is cancelled with a full refund.',
      },
      customerIsLate: {
        term: 'The customer is more than 20 minutes late',
        text: 'It counts as a no-show: you are paid in full.',
      },
    },
  },
  faq: {
    heading: 'Frequently asked questions',
    who: 'Questions for',
    all: 'View full FAQs',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { howItWorks });
