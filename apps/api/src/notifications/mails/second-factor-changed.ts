import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-facts.ts';

type Kind = 'second_factor_on' | 'second_factor_off' | 'second_factor_reset';

const mailOf =
  (kind: Kind) =>
  ({ brand, firstName, shellUrl, t }: AboutUser): MailContent => ({
    subject: t(`${kind}.subject`, { brand: brand.name }),
    heading: t(`${kind}.heading`),
    paragraphs: [t(`${kind}.text`, { firstName })],
    action: {
      label: t('actions.chooseAnotherPassword'),
      url: `${shellUrl}/reset-password-request`,
    },
    closing: [t('second_factor.notYou')],
  });

export const secondFactorOn = mailOf('second_factor_on');
export const secondFactorReset = mailOf('second_factor_reset');
export const secondFactorOff = mailOf('second_factor_off');
