import type { LegalTexts } from '../legal-texts.ts';

/** The legal terms and policies of the specification (3 §9), in plain English. */
export const terms = {
  title: 'Terms of service',
  lead: 'What you can expect from {{brand}}, what we expect from you, and what happens when plans change.',
  sections: {
    about: {
      heading: 'About these terms',
      text: {
        agreement:
          '{{brand}} is a marketplace. It lets people in the United Kingdom find independent beauty and wellness practitioners, book them, and pay them online. These terms are the agreement between you and us whenever you use it.',
        together:
          'Please read them with our <privacy>privacy policy</privacy> and our <cookies>cookies policy</cookies>. By creating an account or making a booking you accept them. If you do not accept them, please do not use {{brand}}.',
      },
    },
    members: {
      heading: 'Clients and Independent Practitioners',
      text: { kinds: 'There are two kinds of member:' },
      list: {
        client: 'A <strong>Client</strong> books and pays for treatments.',
        practitioner:
          'An <strong>Independent Practitioner</strong> offers treatments, at the Client’s home or at the practitioner’s own home or salon.',
      },
      after: {
        both: 'A practitioner can also book as a Client with the same account.',
        contract:
          'The contract for a treatment is between the Client and the practitioner. We are not a party to it, we do not employ practitioners, and we do not give treatments ourselves.',
      },
    },
    accounts: {
      heading: 'Your account',
      list: {
        age: 'You must be 18 or over.',
        one: 'Each person may have one account.',
        transfer:
          'You may not transfer your account to anyone else, or let anyone else use it, unless we have agreed to it first.',
        truth: 'What you tell us about yourself must be true, and you must keep it up to date.',
        password:
          'Keep your password to yourself. Tell us at once if you think someone else knows it.',
      },
    },
    practitioners: {
      heading: 'What we ask of practitioners',
      text: { promise: 'If you offer treatments, you promise that:' },
      list: {
        self: 'you give each treatment yourself. You do not sign up as a salon or an agent, and you do not send someone else in your place.',
        qualified:
          'you hold the proper qualifications for every treatment that you offer, and any licence that your local council requires.',
        insured: 'what you say about your insurance is true.',
        honest: 'your prices, hours, pictures and qualifications are your own and are accurate.',
        taxes: 'you are self-employed, and look after your own tax and National Insurance.',
      },
      after: {
        tick: 'A red tick on a profile means that our team has checked insurance and qualification documents. It is not a promise about how a treatment will turn out.',
      },
    },
    bookings: {
      heading: 'Making a booking',
      text: {
        hold: 'When you choose a time, we hold it for you for 15 minutes while you pay. An unpaid booking is deleted after that, and the time is free for others again.',
        confirmed:
          'A booking is confirmed once your payment has gone through. We send a confirmation by email, with the booking reference.',
        health:
          'Tell the practitioner about allergies, medical conditions, pregnancy, or anything else that could make a treatment unsuitable. A practitioner may refuse a treatment that would not be safe.',
      },
    },
    payments: {
      heading: 'Payments',
      text: {
        provider:
          'You pay online when you book, through our card payment provider, with Visa, Mastercard, American Express or Apple Pay. All prices are in pounds sterling. We never see or keep your full card number.',
        agent:
          'Practitioners appoint us as their limited payment-collection agent. That means we collect your payment for them: once you have paid us, you have paid the practitioner.',
        held: 'We hold the payment, and release it to the practitioner 48 hours after the treatment.',
        platform:
          'Payments for treatments booked through {{brand}} must stay on {{brand}}. Please do not ask for, offer or make payments for them in any other way. We cannot refund what we did not collect.',
      },
    },
    fee: {
      heading: 'Our fee',
      text: {
        rate: 'Joining is free, and Clients pay nothing on top of the price shown. Practitioners pay us 20% of the price of each booking. That includes VAT.',
        example:
          'For a treatment of £100.00, our fee is £20.00 and the practitioner is paid £80.00.',
        discounts:
          'When a Client gets a discount from us, we pay for it: the practitioner’s fee and income are worked out from the price before the discount.',
      },
    },
    cancellations: {
      heading: 'Cancellations and refunds',
      text: {
        counted:
          'Time is counted to the start of the appointment. Exactly 24 hours is not more than 24 hours.',
      },
      facts: {
        early: {
          term: 'The Client cancels more than 24 hours ahead',
          text: 'The Client gets a full refund.',
        },
        late: {
          term: 'The Client cancels within 24 hours',
          text: 'There is no refund, and the practitioner is paid in full.',
        },
        noShow: {
          term: 'The Client does not show up',
          text: 'There is no refund, and the practitioner is paid in full.',
        },
        practitioner: {
          term: 'The practitioner cancels',
          text: 'The Client is emailed, gets a full refund, and is offered other practitioners.',
        },
      },
      after: {
        penalties:
          'A practitioner who cancels may have an automated note about the cancellation added to the reviews on their profile, may have the cancelled dates or a longer time blocked in their calendar, and may have a cancellation fee withheld from future payouts. We may waive this when there were extenuating circumstances and you can show us proof of them.',
        refund:
          'Refunds go back to the card that was used. How soon they show on your statement depends on your bank.',
      },
    },
    lateness: {
      heading: 'Running late',
      facts: {
        practitioner: {
          term: 'The practitioner is more than 20 minutes late',
          text: 'The booking is cancelled, and the Client gets a full refund.',
        },
        client: {
          term: 'The Client is more than 20 minutes late',
          text: 'It counts as a no-show: there is no refund, and the practitioner is paid in full.',
        },
      },
      after: { call: 'If you are held up, please call. Each of you has the other’s number.' },
    },
    changes: {
      heading: 'Changing a booking',
      text: {
        practitioner:
          'A practitioner may change the date or time of a booking. The Client is emailed about it. Within 24 hours of the start, a change also needs the Client’s agreement: a Client who does not agree may cancel with a full refund.',
        client:
          'A Client who would like another date or time should ask the practitioner. With less than 24 hours’ notice, it is up to the practitioner whether to agree.',
      },
    },
    details: {
      heading: 'Phone numbers and addresses',
      list: {
        phones:
          'After payment, Client and practitioner see each other’s phone number. Nobody else does.',
        home: 'For a home visit, the practitioner is given the Client’s address.',
        salon: 'A salon’s exact address is shown to the Client only after booking.',
        mobile: 'The address of a practitioner who only visits Clients is never shared.',
        others: 'Clients may not see who other Clients are, or the details of their bookings.',
      },
      after: { use: 'Use these details for the booking and for nothing else.' },
    },
    loyalty: {
      heading: 'Discounts and gifts',
      text: {
        rebook:
          'Booking the same practitioner again gives 10% off, unless we show another rate at the time. When several discounts could apply, the best one does: they are not added together.',
        gift: 'Every 3 paid bookings earn a surprise gift. Cancelled bookings do not count. Discounts and gifts have no cash value.',
      },
    },
    reviews: {
      heading: 'Reviews',
      text: {
        who: 'Only Clients who booked through {{brand}} may review a practitioner, once for each booking. Practitioners may also invite former clients to leave a review: these are marked, because the treatment was not booked here.',
        rules:
          'Reviews must be honest and about the treatment. We remove reviews that are unfair or abusive, and may ask you to show that one is true.',
      },
    },
    complaints: {
      heading: 'If something went wrong',
      text: {
        window:
          'If you are unhappy with a treatment, tell us within 24 hours after it, at <email>{{supportEmail}}</email>. The payment is still held then, which makes it easier to help.',
        process:
          'Tell us what happened, and send pictures if they help. We will hear both sides and decide under these terms. This does not affect your legal rights.',
      },
    },
    conduct: {
      heading: 'Using the site fairly',
      text: { not: 'You may not:' },
      list: {
        law: 'break the law, or harass, threaten or discriminate against anyone;',
        content:
          'post anything that is false, offensive, or that belongs to somebody else without their permission;',
        away: 'use {{brand}} to arrange treatments that are then paid for elsewhere;',
        harm: 'copy the site or its data in bulk, get around its security, or interfere with how it works.',
      },
      after: {
        licence:
          'What you post stays yours. You let us show it on {{brand}}, and where we advertise {{brand}}, for as long as it is posted.',
        monitor:
          'We may monitor what is posted, and may remove or disable content or accounts that break these terms. We do not have to check everything before it appears.',
      },
    },
    ending: {
      heading: 'Suspending and closing accounts',
      text: {
        you: 'You may delete your account at any time, in your settings. A Client’s future bookings are then cancelled under the rules above. A practitioner’s are cancelled and their Clients refunded.',
        us: 'We may suspend, deactivate or terminate an account when these terms are broken, when the law requires it, or to keep other people safe. Future bookings of that account then end, and Clients are refunded.',
      },
    },
    liability: {
      heading: 'What we are liable for',
      text: {
        always:
          'We do not limit liability for death or personal injury caused by our negligence, for fraud, or for anything else that the law says cannot be limited. Your rights as a consumer stay as they are.',
        treatments:
          'Practitioners are responsible for their treatments. We are not liable for what a practitioner or a Client does or fails to do.',
        cap: 'In every other case, what we owe you in total is limited: for a Client, to what you paid through {{brand}} in the 12 months before the event; for a practitioner, to the fees that we kept from your bookings in those 12 months. We are not liable for loss of business or profit.',
        service:
          'We work to keep the site running, but we cannot promise that it will never be interrupted or never have a fault.',
      },
    },
    updates: {
      heading: 'Changes to these terms',
      text: {
        how: 'We may change these terms. The date at the top says when we last did. If a change matters to you, we will tell you by email before it takes effect. Bookings already made stay under the terms they were made under.',
      },
    },
    law: {
      heading: 'Governing law',
      text: {
        england:
          'These terms are governed by the law of England. Disputes go to the courts of England and Wales. If you are a consumer in Scotland or Northern Ireland, you may also go to the courts there.',
        parts:
          'If a court finds part of these terms to be invalid, the rest still applies. If we do not insist on something once, we may still insist on it later.',
      },
    },
    contact: {
      heading: 'How to reach us',
      text: {
        email:
          'Write to <email>{{supportEmail}}</email>, or look in our <support>support centre</support>.',
      },
    },
  },
} as const satisfies LegalTexts;
