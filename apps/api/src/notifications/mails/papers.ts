import type { PaperKind } from '@freely/domain/papers';
import type { MailContent } from '../mail-content.ts';
import type { AboutPaper } from '../mail-facts.ts';

const names: Record<PaperKind, string> = {
  insurance: 'insurance',
  qualification: 'qualification',
  identity: 'proof of identity',
  right_to_work: 'proof of your right to work',
  dbs: 'DBS certificate',
};

const action = ({ shellUrl }: AboutPaper) => ({
  label: 'Open your papers',
  url: `${shellUrl}/practitioner/papers`,
});

/** What a practitioner loses with it; nothing where nobody needs it. */
function consequence({ isForTick, isForWork }: AboutPaper): string[] {
  if (isForWork) {
    return [
      'Without it, customers cannot find or book you. Bookings that were made already are looked at by our team.',
    ];
  }

  return isForTick
    ? ['Without it, your profile has no red tick. Customers can still book you.']
    : [];
}

/** Before the last day: 60, 30, 14 and 3 days. */
export function paperEnding(about: AboutPaper): MailContent | null {
  const { to, kind, state, lastDay } = about;
  if (state !== 'approved' || lastDay === null) return null;

  return {
    subject: `Your ${names[kind]} ends on ${lastDay}`,
    heading: `Please renew your ${names[kind]}`,
    paragraphs: [
      `Hello ${to.firstName}, the ${names[kind]} that we have seen is valid until ${lastDay}.`,
      'Please add the new one as soon as you have it, so that we can look at it in time.',
      ...consequence(about),
    ],
    action: action(about),
  };
}

/** On the day after the last one. */
export function paperEnded(about: AboutPaper): MailContent | null {
  const { to, kind, state, lastDay } = about;
  if (state !== 'approved' || lastDay === null) return null;

  return {
    subject: `Your ${names[kind]} has ended`,
    heading: `Your ${names[kind]} has ended`,
    paragraphs: [
      `Hello ${to.firstName}, the ${names[kind]} that we have seen was valid until ${lastDay}.`,
      ...consequence(about),
      'Please add the new one. Once we have approved it, everything is as before.',
    ],
    action: action(about),
  };
}

export function paperApproved(about: AboutPaper): MailContent | null {
  const { to, kind, state, lastDay } = about;
  if (state !== 'approved') return null;

  return {
    subject: `We have approved your ${names[kind]}`,
    heading: `Your ${names[kind]} is approved`,
    paragraphs: [
      `Hello ${to.firstName}, we have looked at your ${names[kind]}, and all is well.`,
      ...(lastDay === null ? [] : [`It counts until ${lastDay}. We will remind you in time.`]),
    ],
    action: action(about),
  };
}

export function paperRefused(about: AboutPaper): MailContent | null {
  const { to, kind, state, reason } = about;
  if (state !== 'refused') return null;

  return {
    subject: `Please look at your ${names[kind]} again`,
    heading: `We could not approve your ${names[kind]}`,
    paragraphs: [
      `Hello ${to.firstName}, we have looked at your ${names[kind]}. This is why we could not approve it:`,
      reason,
      'You can add another one at any time.',
    ],
    action: action(about),
  };
}
