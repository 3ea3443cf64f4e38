import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';

/** Sent for every third paid booking (D27). */
export function giftEarned(about: AboutBooking): MailContent | null {
  const { firstName, hasPendingGift, shellUrl, t } = about;
  if (!hasPendingGift) return null;

  return {
    subject: t('gift_earned.subject'),
    heading: t('gift_earned.heading'),
    paragraphs: [t('gift_earned.text', { firstName }), t('gift_earned.later')],
    action: { label: t('gift_earned.seeAppointments'), url: `${shellUrl}/customer` },
  };
}
