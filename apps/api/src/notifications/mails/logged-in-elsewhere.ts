import type { MailContent } from '../mail-content.ts';
import type { AboutLogin } from '../mail-facts.ts';

/** Somebody logged in with a browser that the account was never used with (D71). */
export function loggedInElsewhere(about: AboutLogin): MailContent {
  const { brand, firstName, shellUrl, device, at, t } = about;

  return {
    subject: t('logged_in_elsewhere.subject', { brand: brand.name }),
    heading: t('logged_in_elsewhere.heading'),
    paragraphs: [t('logged_in_elsewhere.text', { firstName }), t('logged_in_elsewhere.notYou')],
    facts: [
      [t('logged_in_elsewhere.browser'), device || t('logged_in_elsewhere.unknownBrowser')],
      [t('facts.time'), at],
    ],
    action: {
      label: t('actions.chooseAnotherPassword'),
      url: `${shellUrl}/reset-password-request`,
    },
    closing: [t('logged_in_elsewhere.sessions')],
  };
}
