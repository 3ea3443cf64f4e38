import type { LegalTexts } from '../legal-texts.ts';

/** Who sees which data, by the policies in the specification (3 §9) and D38 to D45. */
export const privacy = {
  title: 'Privacy policy',
  lead: 'What we know about you, why, who gets to see it, and how to have it deleted.',
  sections: {
    who: {
      heading: 'Who we are',
      text: {
        controller:
          '{{brand}} decides how your personal data is used on this site, which makes us its controller. Questions about it reach us at <email>{{supportEmail}}</email>.',
        law: 'We follow the EU General Data Protection Regulation (GDPR), as it applies in the United Kingdom, and the Data Protection Act 2018.',
      },
    },
    collect: {
      heading: 'What we collect',
      facts: {
        account: {
          term: 'Your account',
          text: 'Name, email address, phone number and password. We keep the password in a form that nobody can read, ourselves included.',
        },
        booking: {
          term: 'When you book',
          text: 'Date of birth (to know that you are over 18), gender, the address for a home visit, your notes, and what you booked, when and for how much.',
        },
        practitioner: {
          term: 'When you offer treatments',
          text: 'Your home or salon address, hours, prices, pictures, qualifications, whether you are insured, and where your payouts go. Bank details are encrypted, and shown only as their last 4 digits.',
        },
        payment: {
          term: 'Payments',
          text: 'What was paid, refunded and paid out. Card details go straight to our card payment provider: they never pass through our systems.',
        },
        reviews: {
          term: 'Reviews and messages',
          text: 'What you write, rate and send us.',
        },
        technical: {
          term: 'Technical data',
          text: 'Your IP address, type of browser and the errors you get, to keep the site secure and working.',
        },
      },
    },
    why: {
      heading: 'Why we use it',
      text: { basis: 'The law requires us to have a reason. Ours are:' },
      list: {
        contract:
          '<strong>To keep our agreement with you:</strong> accounts, searches, bookings, payments, refunds, payouts, and the emails about them.',
        interest:
          '<strong>Because it is in our legitimate interest:</strong> preventing fraud and abuse, checking practitioners, settling disputes, and learning how the site is used.',
        law: '<strong>Because the law requires it:</strong> accounts and tax records.',
        consent:
          '<strong>Because you agreed:</strong> measuring whether our advertising works. You can change your mind at any time, under “Cookie settings” at the foot of every page.',
      },
      after: {
        none: 'We do not sell your data.',
      },
    },
    share: {
      heading: 'Who sees what',
      facts: {
        phones: {
          term: 'Phone numbers',
          text: 'Shared after payment, and only between the client and the practitioner of that booking.',
        },
        clientAddress: {
          term: 'A client’s address',
          text: 'Shared with the practitioner, and only for a home visit.',
        },
        salon: {
          term: 'A salon’s address',
          text: 'Shared with the client after booking. Before that, the map shows only the area, as a circle with a radius of a mile.',
        },
        mobile: {
          term: 'The address of a mobile practitioner',
          text: 'Never shared with clients.',
        },
        reviews: {
          term: 'Reviews',
          text: 'Public, with the first name and initial of the person who wrote them.',
        },
        clients: {
          term: 'Other clients',
          text: 'Never see who you are or what you booked.',
        },
        team: {
          term: 'Our team',
          text: 'They see what they need to help you. When a member of the team works in your account, it is recorded.',
        },
      },
    },
    others: {
      heading: 'Companies that work for us',
      text: {
        list: 'We use a card payment provider, a map service, an email service and a company that runs our servers. They may use your data only for the work that we give them. We also pass on data where the law requires it.',
        abroad:
          'If one of them works outside the United Kingdom, we make sure that your data is protected there as the law requires.',
      },
    },
    keep: {
      heading: 'How long we keep it',
      list: {
        account: 'Your account: until you delete it.',
        bookings:
          'Bookings and payments: 6 years after the end of the tax year, because tax law requires it. When you delete your account, they stay as accounting records without your name.',
        logs: 'Technical records: only as long as we need them to keep the site secure.',
        sessions: 'Your log-in: 24 hours without use, and 30 days at most.',
      },
    },
    rights: {
      heading: 'Your rights',
      text: { you: 'You may ask us to:' },
      list: {
        access: 'show you the data that we have about you, and give you a copy as a file;',
        correct: 'correct what is wrong;',
        erase:
          'delete it. You can also delete your account yourself, at any time, in your settings;',
        limit: 'use it less, or stop using it for a purpose that you object to;',
        withdraw: 'stop what you had agreed to.',
      },
      after: {
        how: 'Write to <email>{{supportEmail}}</email>. We answer within one month, and it costs nothing.',
        ico: 'If you think that we handle your data wrongly, please tell us first. You may also complain to the Information Commissioner’s Office, at ico.org.uk.',
      },
    },
    safe: {
      heading: 'How we keep it safe',
      text: {
        how: 'Data is encrypted in transit. Passwords and log-in tokens are stored only as hashes. We check for every request who makes it. If a leak ever put you at risk, we would tell you and the Information Commissioner’s Office without delay.',
      },
    },
    age: {
      heading: 'Only for adults',
      text: {
        adults:
          '{{brand}} is for people aged 18 and over. If you learn that someone younger has an account, please tell us and we will delete it.',
      },
    },
    updates: {
      heading: 'Changes to this policy',
      text: {
        how: 'When we change this policy, we change the date at the top. If the change is a big one, we tell you by email. What we keep in your browser is described in our <cookies>cookies policy</cookies>.',
      },
    },
  },
} as const satisfies LegalTexts;
