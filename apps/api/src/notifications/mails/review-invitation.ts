import { invitationDays } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutInvitation } from '../mail-facts.ts';

export function reviewInvitation(about: AboutInvitation): MailContent {
  const { practitionerName: name, token, shellUrl, t } = about;
  const brand = about.brand.name;

  return {
    subject: t('review_invitation.subject', { name, brand }),
    heading: t('review_invitation.heading', { name }),
    paragraphs: [t('review_invitation.text', { name, brand })],
    action: { label: t('actions.writeReview'), url: `${shellUrl}/invited-client-review/${token}` },
    because: t('review_invitation.because', { name }),
    closing: [
      t('review_invitation.expires', { count: invitationDays }),
      t('review_invitation.stranger'),
    ],
  };
}
