import { brand } from '@freely/domain/brand';
import type { AboutLink } from '../account-links.ts';
import type { MailContent } from '../mail-content.ts';

/** Says nothing of the new address: who reads the old one need not know it. */
export function emailChanged({ to }: Pick<AboutLink, 'to'>): MailContent {
  return {
    subject: `Your address for ${brand.name} was changed`,
    heading: 'Your address was changed',
    paragraphs: [
      `Hello ${to.firstName}, your account has another e-mail address from now on. We will not write to this one again.`,
    ],
    closing: ['If it was not you, please write to us at once.'],
  };
}
