import type { QuestionTexts } from '../question-texts.ts';

/** Questions of practitioners, in the categories of the specification (1 §2.4). */
export const practitioner = {
  'getting-started': {
    name: 'Getting started',
    questions: {
      who: {
        title: 'Who can join?',
        excerpt: 'Qualified, self-employed practitioners aged 18 and over.',
        description:
          'You give the treatments yourself and hold the qualifications for them. Salons and agencies cannot join, but you can work from a salon.',
      },
      cost: {
        title: 'What does it cost to join?',
        excerpt: 'Nothing.',
        description:
          'There is no joining fee and no monthly fee. We keep 20% of each booking, including VAT, and only when you are booked.',
      },
      steps: {
        title: 'What happens when I sign up?',
        excerpt: 'You tell us what, where and when. Then we talk.',
        description:
          'Add your services and prices, where you work, your hours, and your skills and experience with pictures of your work. A member of our team gets in touch before you go live.',
      },
      tick: {
        title: 'How do I get the red tick?',
        excerpt: 'Send us your insurance and qualification documents.',
        description:
          'Once our team has checked them, the tick appears on your profile and in search results.',
      },
    },
  },
  'your-account': {
    name: 'Your account',
    questions: {
      prices: {
        title: 'Can I set my own prices?',
        excerpt: 'Yes, for every treatment.',
        description:
          'Change them whenever you like, in your account under Services. Bookings that were already made keep their price.',
      },
      hours: {
        title: 'How do I set my hours?',
        excerpt: 'For each place and each day of the week.',
        description:
          'Give your hours and breaks for home visits and for each salon. Add time off in your calendar: nobody can book you then.',
      },
      area: {
        title: 'How far do I travel?',
        excerpt: 'As far as you choose: from 1 to 30 miles.',
        description:
          'Only customers within that distance of your home can find you for home visits. You can also add a call-out charge, which is shown beside your price.',
      },
      address: {
        title: 'Who sees my address?',
        excerpt: 'Nobody, if you only travel. For a salon, after booking.',
        description:
          'The home address of a practitioner who only visits customers is never shared. A salon’s exact address is shown to the customer after booking; before that, only the area.',
      },
      delete: {
        title: 'Can I take a break, or leave?',
        excerpt: 'Yes, at any time, in your settings.',
        description:
          'Switch your profile to inactive, and customers no longer find you. If you delete your account, future bookings are cancelled and refunded.',
      },
    },
  },
  'managing-appointments': {
    name: 'Managing appointments',
    questions: {
      change: {
        title: 'Can I move a booking?',
        excerpt: 'Yes, to a time when you are free. We email the customer.',
        description:
          'Within 24 hours of the start, the customer has to agree as well. If they do not, they may cancel with a full refund.',
      },
      cancel: {
        title: 'What happens when I cancel?',
        excerpt: 'The customer gets a full refund and other practitioners to choose from.',
        description:
          'Your profile may show an automated note about the cancellation, the dates may be blocked in your calendar, and a cancellation fee may be withheld from future payouts. With proof of a serious reason we may waive this.',
      },
      noShow: {
        title: 'What if the customer does not turn up?',
        excerpt: 'You are paid in full.',
        description:
          'Call first. From 20 minutes after the start you can mark the booking as a no-show. The customer gets no refund.',
      },
      late: {
        title: 'What if I am late?',
        excerpt: 'Call your customer. After 20 minutes they get a full refund.',
        description:
          'If you are more than 20 minutes late, the booking is cancelled with a full refund to the customer.',
      },
      contact: {
        title: 'How do I reach my customer?',
        excerpt: 'By phone. The number is in the booking.',
        description:
          'Both of you see each other’s number once the booking is paid. For a home visit you also see the address. Use them for the booking only.',
      },
    },
  },
  'payments-and-fees': {
    name: 'Payments and fees',
    questions: {
      fee: {
        title: 'What is the fee?',
        excerpt: '20% of the price, including VAT.',
        description:
          'For a treatment of £100.00 you are paid £80.00. There is nothing else to pay: card charges are included.',
      },
      when: {
        title: 'When am I paid?',
        excerpt: '48 hours after the treatment.',
        description:
          'The customer pays when they book, and we hold the money until then. It goes to the bank account in your settings.',
      },
      discounts: {
        title: 'Who pays for discounts?',
        excerpt: 'We do.',
        description:
          'When a customer gets a discount from us, such as 10% for rebooking, your income is worked out from the full price.',
      },
      lateCancel: {
        title: 'Am I paid when a customer cancels?',
        excerpt: 'Yes, in full, when it is within 24 hours of the start.',
        description:
          'If they cancel more than 24 hours ahead, they get a full refund and the time is free for others again.',
      },
      cash: {
        title: 'Can I take cash?',
        excerpt: 'No. Payments stay on {{brand}}.',
        description:
          'That protects you, too: the customer has paid before you set out. If you take payment elsewhere for a booking made here, we may close your account.',
      },
    },
  },
  'trust-and-safety': {
    name: 'Trust and safety',
    questions: {
      hygiene: {
        title: 'Which hygiene rules do I follow?',
        excerpt: 'Those on our hygiene page, for home visits and salons.',
        description:
          'Clean hands, clean tools, and towels washed at 60 degrees. Do not work if you have had symptoms of an infection in the last 7 days.',
      },
      refuse: {
        title: 'May I refuse a treatment?',
        excerpt: 'Yes, when it would not be safe.',
        description:
          'Ask about allergies, medical conditions and pregnancy before you start. If you feel unsafe, leave, and tell us at {{supportEmail}}.',
      },
      clients: {
        title: 'Can customers see who else I see?',
        excerpt: 'No. Customers never see each other.',
        description:
          'They only see your free times. Other bookings stay between you and the customers who made them.',
      },
      insurance: {
        title: 'Do I need insurance?',
        excerpt: 'We ask you, and only check it if you say yes.',
        description:
          'It is your decision, but customers look for the red tick, and the tick needs insurance. Some treatments should never be given without it.',
      },
    },
  },
  'customer-reviews': {
    name: 'Customer reviews',
    questions: {
      who: {
        title: 'Who can review me?',
        excerpt: 'Customers who booked you here, once for each booking.',
        description:
          'They rate friendliness, communication, satisfaction and timekeeping. Your overall rating is the average, to the nearest half star.',
      },
      invite: {
        title: 'Can I invite former clients?',
        excerpt: 'Yes, by email.',
        description:
          'Each of them gets a link that works once, within 30 days. Their reviews are marked, because they did not book here.',
      },
      unfair: {
        title: 'What if a review is unfair?',
        excerpt: 'Tell us, and we will look at it.',
        description:
          'Write to {{supportEmail}} with the reason. We remove reviews that are unfair or abusive, but not one that is merely critical.',
      },
      note: {
        title: 'Why is there a note about a cancellation?',
        excerpt: 'Because you cancelled a booking.',
        description:
          'It is added automatically. With proof of a serious reason, such as illness, we may remove it.',
      },
    },
  },
} as const satisfies QuestionTexts;
