import type { QuestionTexts } from '../question-texts.ts';

/** Questions of customers, in the categories of the specification (1 §2.4). */
export const customer = {
  'getting-started': {
    name: 'Getting started',
    questions: {
      account: {
        title: 'Do I need an account?',
        excerpt: 'Not to look around. Only to book.',
        description:
          'You can search, compare practitioners and read reviews without an account. When you book, we ask you to log in or to create one, and keep the time that you chose.',
      },
      where: {
        title: 'Where can I have a treatment?',
        excerpt: 'At your home, or at the practitioner’s home or salon.',
        description:
          'After you enter your postcode, we ask where you would like it. Choose “My home” for somebody who travels to you, “Practitioner’s home or salon” to go out, or look at everyone.',
      },
      search: {
        title: 'Why must I pick my address from the list?',
        excerpt: 'So that we measure distances from the right place.',
        description:
          'Type your postcode and pick the matching address. We use it to find practitioners who travel to you, or salons near you. For a home visit, we also need the full postcode.',
      },
      age: {
        title: 'How old do I have to be?',
        excerpt: '18 or over.',
        description:
          'Everybody who books has to be 18 or over. We ask for your date of birth at checkout.',
      },
      tick: {
        title: 'What does the red tick mean?',
        excerpt: 'That we have checked insurance and qualification documents.',
        description:
          'Practitioners send us their insurance and qualification documents. Once our team has checked them, the red tick appears beside the name.',
      },
    },
  },
  'managing-appointments': {
    name: 'Managing appointments',
    questions: {
      cancel: {
        title: 'How do I cancel?',
        excerpt: 'In your account, under Bookings.',
        description:
          'Open the booking under “Upcoming” and choose “Cancel”. More than 24 hours before the start you get a full refund. Within 24 hours there is no refund, and the practitioner is paid in full.',
      },
      change: {
        title: 'Can I change the date or time?',
        excerpt: 'Ask your practitioner: they can change it for you.',
        description:
          'Call the practitioner on the number in your booking. They can move it to another free time, and you get an email. With less than 24 hours’ notice it is up to them.',
      },
      practitionerLate: {
        title: 'What if the practitioner is late?',
        excerpt: 'After 20 minutes you get a full refund.',
        description:
          'Call them first. If they are more than 20 minutes late, the booking is cancelled and you get a full refund.',
      },
      late: {
        title: 'What if I am late?',
        excerpt: 'Call at once. More than 20 minutes counts as a no-show.',
        description:
          'If you are more than 20 minutes late, it counts as a no-show: there is no refund, and the practitioner is paid in full.',
      },
      practitionerCancels: {
        title: 'What if the practitioner cancels?',
        excerpt: 'You get a full refund and other practitioners to choose from.',
        description:
          'We email you straight away, refund the whole payment to your card, and offer you others who can do the same treatment.',
      },
      again: {
        title: 'How do I book the same person again?',
        excerpt: 'With “Book again” in your account, for 10% off.',
        description:
          'Under your previous appointments, choose “Book again”, then a date and time. Rebooking the same practitioner takes 10% off.',
      },
    },
  },
  payments: {
    name: 'Payments',
    questions: {
      cards: {
        title: 'How can I pay?',
        excerpt: 'With Visa, Mastercard, American Express or Apple Pay.',
        description:
          'You pay online when you book. We do not take cash, and please do not pay the practitioner directly: a payment outside {{brand}} cannot be refunded by us.',
      },
      held: {
        title: 'When is my money paid out?',
        excerpt: '48 hours after the treatment.',
        description:
          'We take the payment when you book and hold it. The practitioner is paid 48 hours after the treatment.',
      },
      hold: {
        title: 'How long is my time held while I pay?',
        excerpt: '15 minutes.',
        description:
          'The checkout shows how long is left. An unpaid booking is deleted after that, and the time is free for others again.',
      },
      extras: {
        title: 'Are there any extra charges?',
        excerpt: 'Only a call-out charge, if the practitioner has one.',
        description:
          'Some practitioners charge for travelling to you. That is shown beside the price in your search and again before you pay. We add nothing on top.',
      },
      refund: {
        title: 'When does a refund arrive?',
        excerpt: 'We send it at once. Your bank needs a few working days.',
        description:
          'Refunds go back to the card that you paid with. Most banks show them within 5 to 10 working days.',
      },
      discounts: {
        title: 'Which discounts are there?',
        excerpt: '10% for rebooking, and a gift for every 3 bookings.',
        description:
          'Rebooking the same practitioner takes 10% off the treatments and the call-out charge. Every 3 paid bookings earn a surprise gift. If more than one discount could apply, you get the best one.',
      },
    },
  },
  'trust-and-safety': {
    name: 'Trust and safety',
    questions: {
      vetted: {
        title: 'How do you check practitioners?',
        excerpt: 'We talk to each one before they go live.',
        description:
          'A member of our team gets in touch with every practitioner. A red tick shows that we have checked insurance and qualification documents too.',
      },
      phone: {
        title: 'Who sees my phone number?',
        excerpt: 'Your practitioner, and only after you have paid.',
        description:
          'You see theirs at the same time, so that you can reach each other on the day. Nobody else sees it.',
      },
      address: {
        title: 'Who sees my address?',
        excerpt: 'Your practitioner, and only for a visit to your home.',
        description:
          'If you go to a salon, your address is not shared. A salon’s exact address is shown to you after booking, and the address of a practitioner who only travels is never shared.',
      },
      unwell: {
        title: 'What if one of us feels unwell?',
        excerpt: 'Please change the booking.',
        description:
          'Anybody who has had symptoms of an infection in the last 7 days should stay at home. Call your practitioner to find another time. Our hygiene page says what practitioners do at every treatment.',
      },
      problem: {
        title: 'What if I am unhappy with a treatment?',
        excerpt: 'Tell us within 24 hours.',
        description:
          'Write to {{supportEmail}} within 24 hours after the treatment, with pictures if they help. The payment is still held then, which makes it easier to put things right.',
      },
    },
  },
  reviews: {
    name: 'Reviews',
    questions: {
      who: {
        title: 'Who can leave a review?',
        excerpt: 'Only people who booked through {{brand}}.',
        description:
          'You can review a practitioner once for each booking, when the appointment is over. Reviews by former clients whom a practitioner invited are marked as such.',
      },
      how: {
        title: 'How do I leave a review?',
        excerpt: 'With “Leave review” in your account.',
        description:
          'Rate friendliness, communication, satisfaction and timekeeping, in half stars if you like, and write up to 255 characters.',
      },
      name: {
        title: 'Is my name shown?',
        excerpt: 'Your first name and an initial.',
        description: 'Your full name, your address and what you paid are never shown.',
      },
      removed: {
        title: 'Why was my review removed?',
        excerpt: 'We remove reviews that are unfair or abusive.',
        description:
          'Reviews have to be honest and about the treatment. We do not remove one because it is critical. If you think that we got it wrong, write to {{supportEmail}}.',
      },
    },
  },
  'account-management': {
    name: 'Account management',
    questions: {
      password: {
        title: 'How do I change my password or email?',
        excerpt: 'In your account, under Settings.',
        description:
          'For a new password we ask for the old one first. A new email address has to be confirmed from a message that we send there.',
      },
      forgotten: {
        title: 'I have forgotten my password',
        excerpt: 'Choose “Forgot password?” where you log in.',
        description:
          'Tell us your email address, and we send you a link to choose a new password. If no email arrives, check your spam folder, then write to {{supportEmail}}. We will never ask you for your password.',
      },
      two: {
        title: 'Can I have two accounts?',
        excerpt: 'No: one person, one account.',
        description:
          'You may not hand your account to someone else either. If you are a practitioner, you can book treatments with the same account.',
      },
      delete: {
        title: 'How do I delete my account?',
        excerpt: 'In your account, under Settings, at any time.',
        description:
          'Your personal data is deleted. Past bookings stay as records without your name, because tax law requires them. Future bookings are cancelled under the cancellation policy.',
      },
    },
  },
} as const satisfies QuestionTexts;
