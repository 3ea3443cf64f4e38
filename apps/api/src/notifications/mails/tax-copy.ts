import type { MailContent } from '../mail-content.ts';
import type { AboutTaxCopy } from '../mail-facts.ts';

/** When the report, or a correction of it, was filed. Without any amount. */
export function taxCopyReady(about: AboutTaxCopy): MailContent | null {
  const { brand, firstName, shellUrl, to, year, t } = about;
  if (!to.roles.includes('practitioner')) return null;

  return {
    subject: t('tax_copy_ready.subject', { year }),
    heading: t('tax_copy_ready.heading', { year }),
    paragraphs: [
      t('tax_copy_ready.text', { firstName, brand: brand.name, year }),
      t('tax_copy_ready.use'),
    ],
    action: { label: t('tax_copy_ready.see'), url: `${shellUrl}/practitioner/tax` },
  };
}
