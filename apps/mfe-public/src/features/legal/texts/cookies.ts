import type { LegalTexts } from '../legal-texts.ts';

/** The three cookies in the specification (3 §9), and consent (D43). */
export const cookies = {
  title: 'Cookies policy',
  lead: 'The few things we keep in your browser, what each is for, and how to say no.',
  sections: {
    what: {
      heading: 'What cookies are',
      text: {
        cookies:
          'A cookie is a small piece of text that a website stores in your browser, and reads again on your next visit. Local storage is similar, and stays on your device. When this page says cookies, it means both.',
      },
    },
    necessary: {
      heading: 'Strictly necessary',
      text: {
        always:
          'The site does not work without these, so they do not need your permission. Each is used only where it is needed.',
      },
      facts: {
        session: {
          term: 'Session cookie',
          text: 'Keeps you logged in. We use local storage where your browser offers it, and a cookie where it does not. The cookie expires after one day, and both are deleted when you log out.',
        },
        csrf: {
          term: 'CSRF token cookie',
          text: 'Proves that a form was sent from our own pages, and not by another site in your name. It expires after one day.',
        },
        previous: {
          term: 'Previous-page cookie',
          text: 'Remembers the page that you wanted when we asked you to log in, so that you get there afterwards. It expires after one day.',
        },
        consent: {
          term: 'Your choice about cookies',
          text: 'Remembers your answer and its date, so that we do not ask again. It stays until you change it or clear your browser.',
        },
        site: {
          term: 'Parts of the site',
          text: 'Remembers which parts of the site your browser has loaded, so that pages open when the network is poor. It contains nothing about you.',
        },
      },
    },
    payment: {
      heading: 'Paying by card',
      text: {
        provider:
          'On the payment page, our card payment provider sets cookies of its own to prevent fraud. They are needed to take a payment safely.',
      },
    },
    optional: {
      heading: 'Only if you accept',
      text: {
        measure:
          'If you accept, we may also measure whether an advertisement led to a sign-up or a booking. Until you accept, no such code is loaded.',
      },
    },
    choice: {
      heading: 'Changing your mind',
      text: {
        bar: 'When you first visit, a small card asks for your choice. “Accept” allows the measurement above. Closing the card means no.',
        later:
          'You can change your answer at any time, under “Cookie settings” at the foot of every page. You can also delete cookies in your browser: you will then be logged out, and we will ask again.',
      },
    },
    questions: {
      heading: 'Questions',
      text: {
        ask: 'Write to <email>{{supportEmail}}</email>. How we use personal data is in our <privacy>privacy policy</privacy>.',
      },
    },
  },
} as const satisfies LegalTexts;
