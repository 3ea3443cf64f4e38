import type { MailContent } from '../mail-content.ts';
import type { AboutTaxCopy } from '../mail-facts.ts';

/** When the report, or a correction of it, was filed. Without any amount. */
export function taxCopyReady({ brand, shellUrl, to, year }: AboutTaxCopy): MailContent | null {
  if (!to.roles.includes('practitioner')) return null;

  return {
    subject: `What we have reported to HMRC for ${year}`,
    heading: `Your copy for ${year} is ready`,
    paragraphs: [
      `Hello ${to.firstName}, we have reported to HMRC what you were paid through ${brand.name} in ${year}, as the law has us do.`,
      'Your copy has everything that we reported about you. You can use it for your tax return; please tell us if something in it is wrong.',
    ],
    action: { label: 'See your copy', url: `${shellUrl}/practitioner/tax` },
  };
}
