import type { MailContent } from '../mail-content.ts';
import type { AboutPaper } from '../mail-facts.ts';

const action = ({ shellUrl, t }: AboutPaper) => ({
  label: t('papers.open'),
  url: `${shellUrl}/practitioner/papers`,
});

const nameOf = ({ kind, t }: AboutPaper) => t(`papers.kinds.${kind}`);

/** What a practitioner loses with it; nothing where nobody needs it. */
function consequence({ isForTick, isForWork, t }: AboutPaper): string[] {
  if (isForWork) return [t('papers.neededForWork')];

  return isForTick ? [t('papers.neededForTick')] : [];
}

/** Before the last day: 60, 30, 14 and 3 days. */
export function paperEnding(about: AboutPaper): MailContent | null {
  const { firstName, state, lastDay, t } = about;
  if (state !== 'approved' || lastDay === null) return null;
  const paper = nameOf(about);

  return {
    subject: t('paper_ending.subject', { paper, lastDay }),
    heading: t('paper_ending.heading', { paper }),
    paragraphs: [
      t('paper_ending.text', { firstName, paper, lastDay }),
      t('paper_ending.addNew'),
      ...consequence(about),
    ],
    action: action(about),
  };
}

/** On the day after the last one. */
export function paperEnded(about: AboutPaper): MailContent | null {
  const { firstName, state, lastDay, t } = about;
  if (state !== 'approved' || lastDay === null) return null;
  const paper = nameOf(about);

  return {
    subject: t('paper_ended.subject', { paper }),
    heading: t('paper_ended.subject', { paper }),
    paragraphs: [
      t('paper_ended.text', { firstName, paper, lastDay }),
      ...consequence(about),
      t('paper_ended.addNew'),
    ],
    action: action(about),
  };
}

export function paperApproved(about: AboutPaper): MailContent | null {
  const { firstName, state, lastDay, t } = about;
  if (state !== 'approved') return null;
  const paper = nameOf(about);

  return {
    subject: t('paper_approved.subject', { paper }),
    heading: t('paper_approved.heading', { paper }),
    paragraphs: [
      t('paper_approved.text', { firstName, paper }),
      ...(lastDay === null ? [] : [t('paper_approved.until', { lastDay })]),
    ],
    action: action(about),
  };
}

export function paperRefused(about: AboutPaper): MailContent | null {
  const { firstName, state, reason, t } = about;
  if (state !== 'refused') return null;
  const paper = nameOf(about);

  return {
    subject: t('paper_refused.subject', { paper }),
    heading: t('paper_refused.heading', { paper }),
    paragraphs: [t('paper_refused.text', { firstName, paper }), reason, t('paper_refused.again')],
    action: action(about),
  };
}
