import { brand } from '@freely/domain/brand';
import { Trans } from '@freely/i18n';
import { Link } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { feeTerms } from '../../../fee-terms.ts';
import type { LegalKey } from '../legal-messages.ts';

const tags = {
  strong: <strong />,
  privacy: <Link to={siteMap.privacyPolicy} />,
  cookies: <Link to={siteMap.cookiesPolicy} />,
  support: <Link to={siteMap.support} />,
  // biome-ignore lint/a11y/useAnchorContent: Trans inserts the text between the tags.
  email: <a href={`mailto:${brand.supportEmail}`} />,
};

/** A message with links in it. */
export function Prose({ path }: { path: string }) {
  return (
    <Trans
      ns="public/legal"
      i18nKey={path as LegalKey}
      components={tags}
      values={{ brand: brand.name, supportEmail: brand.supportEmail, ...feeTerms() }}
    />
  );
}
