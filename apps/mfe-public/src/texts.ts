/**
 * The messages of the home page, in British English (D6). Every other page loads its own (`words.ts`
 * in its folder): they are long, and most users never see them.
 */
export const texts = {
  home: {
    title: 'Hair, beauty and massage at your place or theirs',
    heading: 'Good hands, <em>your place</em> or theirs.',
    lead: 'Book vetted, independent hair, beauty and massage practitioners at home or at their salon. Pay online, and get a full refund if you cancel more than 24 hours ahead.',
    tickMeans: 'A red tick means insurance and qualifications were checked.',
    search: {
      label: 'Find a practitioner',
      where: 'Where are you?',
      placeholder: 'Postcode or address',
      what: 'Who do you need?',
      choose: 'Choose one',
      submit: 'Search',
      addressRequired: 'Please enter your postcode and select an address from the list.',
      typeRequired: 'Practitioner`s type field is required',
      lookupFailed: 'We could not look up addresses. Please try again.',
    },
    serviceTypes: {
      hairdresser: 'Hairdresser',
      beautician: 'Beautician',
      massage_therapist: 'Massage therapist',
    },
    steps: {
      heading: 'Booked in three steps',
      where: {
        heading: 'Say where and what',
        text: 'Your postcode, the treatment, and whether you’d like to stay in or go out.',
      },
      who: {
        heading: 'Choose a person',
        text: 'Compare prices, experience and reviews from customers who really booked.',
      },
      when: {
        heading: 'Pick a time and pay',
        text: 'We hold your payment and release it 48 hours after the treatment.',
      },
      picture: {
        typed: 'SW11 4',
        first: 'SW11 4NB, London',
        second: 'SW11 4LU, London',
        third: 'SW11 4QD, London',
        treatment: 'Gel manicure',
        select: 'Select',
        day: 'Thursday at 11:15',
        place: 'At your home',
        paid: 'Paid by card',
      },
    },
    categories: {
      heading: 'What would feel good today?',
      all: 'See what every service includes',
      hair: { name: 'Hair', examples: 'Cuts, colour, blow-dries, bridal' },
      beauty: { name: 'Beauty', examples: 'Tinting, henna, tanning' },
      facial: { name: 'Facial', examples: 'Deep cleanse, peels, LED' },
      nails: { name: 'Nails', examples: 'Gel, acrylic, pedicures' },
      eyes: { name: 'Eyes', examples: 'Lash lifts, extensions, brows' },
      massage: { name: 'Massage', examples: 'Deep tissue, pregnancy, sports' },
      waxing: { name: 'Waxing', examples: 'Legs, bikini, full body' },
      'make-up': { name: 'Make-up', examples: 'Occasion, lessons, bridal' },
      'male-grooming': { name: 'Male grooming', examples: 'Cuts, beards, hot shaves' },
    },
    trust: {
      heading: 'The red tick means we’ve seen the paperwork.',
      lead: 'Insurance and qualification documents, checked by our team before the tick appears on a profile.',
      contact: {
        heading: 'We speak to every practitioner',
        text: 'A member of our team gets in touch before anyone goes live.',
      },
      reviews: {
        heading: 'Only customers can review',
        text: 'You can review someone you booked through Freely, once per booking.',
      },
      money: {
        heading: 'Your money is held, not handed over',
        text: 'Practitioners are paid 48 hours after the treatment.',
      },
      change: {
        heading: 'Plans change',
        text: 'Cancel more than 24 hours ahead for a full refund. If they cancel, or run over 20 minutes late, you get everything back.',
      },
    },
    reviews: {
      heading: 'From people who booked',
      atHome: '{{treatment}} at home, {{town}}',
      atSalon: '{{treatment}} at a salon, {{town}}',
    },
    join: {
      heading: 'Your prices. Your hours. Your name on the door.',
      lead: 'Join free, set what you charge, and take bookings at your own place, at your customers’ homes, or both.',
      signUp: 'Practitioner sign up',
      how: 'See how it works',
    },
    variants: {
      'hair-dresser': {
        title: 'Hairdressers who come to you, or have a chair ready',
        heading: 'A good cut, <em>your place</em> or theirs.',
        lead: 'Book vetted, independent hairdressers for cuts, colour, blow-dries and big days. Pay online, and get a full refund if you cancel more than 24 hours ahead.',
      },
      beautician: {
        title: 'Beauty treatments at your place or theirs',
        heading: 'Nails, skin, lashes, <em>and an hour</em> to yourself.',
        lead: 'Book vetted, independent beauticians for facials, nails, lashes, waxing and make-up. Pay online, and get a full refund if you cancel more than 24 hours ahead.',
      },
      'massage-therapist': {
        title: 'Massage at your place or theirs',
        heading: 'Drop your shoulders, <em>stay at home</em> if you like.',
        lead: 'Book vetted, independent massage therapists for deep tissue, sports, pregnancy and more. Pay online, and get a full refund if you cancel more than 24 hours ahead.',
      },
      'male-grooming': {
        title: 'Male grooming at your place or theirs',
        heading: 'Sharp cut, tidy beard, <em>no queue.</em>',
        lead: 'Book vetted, independent barbers and hairdressers for cuts, fades, beards and hot shaves. Pay online, and get a full refund if you cancel more than 24 hours ahead.',
      },
    },
  },
  payslip: {
    title: 'A bridal hair booking',
    customerPays: 'Customer pays',
    fee: '{{brand}} fee, 20% including VAT',
    paid: 'You’re paid',
    when: '48 hours after the treatment',
  },
} as const;
