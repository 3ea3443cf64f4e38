import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const aboutUs = {
  tabs: { label: 'About us', story: 'Our story', team: 'Meet the team', contact: 'Contact' },
  titles: { story: 'About us', team: 'Our team', contact: 'Contact us' },
  heading: 'About {{brand}}',
  lead: 'A fairer way to book beauty and wellness: good people, clear terms, and most of the money to the one who does the work.',
  story: {
    heading: 'Why we do this',
    problem:
      'Good practitioners are easy to miss. They work from a room at home, a chair in someone else’s salon or the boot of a car, and are found by word of mouth, if at all. People who look for them wait for a reply, and pay cash on the day.',
    idea: 'So we bring both together. Practitioners set their own prices and hours, and keep their independence. Customers see who is free, what it costs and what others said, and pay online.',
    money:
      'We keep 20% of a booking, including VAT, and nothing else. We hold each payment until 48 hours after the treatment, so that there is time to put things right.',
  },
  values: {
    heading: 'What we stand for',
    proof: {
      heading: 'Proof before praise',
      text: 'A red tick means that a member of our team checked the insurance and qualifications.',
    },
    plain: {
      heading: 'Terms before buttons',
      text: 'What you pay, what happens when you cancel, and who sees your number: said before you decide.',
    },
    fair: {
      heading: 'Fair both ways',
      text: 'A late practitioner costs the customer nothing. A late cancellation costs the practitioner nothing.',
    },
  },
  team: {
    heading: 'Eight people, one product',
    lead: 'We are a small team in London. These are the people who read your messages.',
    operations: { role: 'Founder, operations', text: 'Keeps the promises on this site.' },
    product: { role: 'Founder, product', text: 'Decides what we build, and what we leave out.' },
    practitioners: {
      role: 'Head of practitioners',
      text: 'Speaks to everyone who wants to join.',
    },
    checks: {
      role: 'Trust and safety',
      text: 'Checks documents, and gives out the red ticks.',
    },
    support: { role: 'Customer support', text: 'Answers your email and your call.' },
    disputes: { role: 'Disputes and refunds', text: 'Hears both sides when something goes wrong.' },
    engineering: { role: 'Engineering', text: 'Makes sure that no time is ever booked twice.' },
    design: { role: 'Design', text: 'Cuts the paper, and looks after the words.' },
  },
  contact: {
    heading: 'Talk to us',
    lead: 'Write, call or send a postcard. Many questions already have an answer in the support centre.',
    name: 'Your name',
    yourEmail: 'Your email',
    subject: 'Subject',
    message: 'Message',
    send: 'Send message',
    rules: {
      name: 'Name is required',
      subject: 'Subject is required',
      message: 'Message is required',
    },
    email: 'Email',
    phone: 'Phone',
    office: 'Office',
    follow: 'Follow us',
    support: 'Go to the support centre',
  },
} as const;

export const texts = { aboutUs };

export const { useWords } = lateWordsOf(namespace, texts);
