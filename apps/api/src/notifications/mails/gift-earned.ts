import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';

/** Sent for every third paid booking (D27). */
export function giftEarned({ to, hasPendingGift, shellUrl }: AboutBooking): MailContent | null {
  if (!hasPendingGift) return null;

  return {
    subject: 'A surprise awaits you',
    heading: 'Three bookings: a surprise awaits you',
    paragraphs: [
      `Hello ${to.firstName}, this was your third booking of three. Thank you!`,
      'Once all three have taken place, your gift is on its way.',
    ],
    action: { label: 'See your appointments', url: `${shellUrl}/customer` },
  };
}
