import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-facts.ts';

const closing = [
  'If it was you, you do not need to do anything. If it was not, choose another password now and write to us.',
];

const mailOf = ({ brand, to, shellUrl }: AboutUser, what: string, text: string): MailContent => ({
  subject: `The second factor of your ${brand.name} account is ${what}`,
  heading: `Your second factor is ${what}`,
  paragraphs: [`Hello ${to.firstName}, ${text}`],
  action: { label: 'Choose another password', url: `${shellUrl}/reset-password-request` },
  closing,
});

export const secondFactorOn = (about: AboutUser) =>
  mailOf(
    about,
    'on',
    'from now on, logging in to your account needs a code of your app besides the password. You have been signed out on all other devices.',
  );

export const secondFactorReset = (about: AboutUser) =>
  mailOf(
    about,
    'reset',
    'our team has taken the second factor off your account, because we were told that you have lost your phone and your recovery codes. You have been signed out everywhere.',
  );

export const secondFactorOff = (about: AboutUser) =>
  mailOf(about, 'off', 'from now on, your password alone is enough to log in to your account.');
