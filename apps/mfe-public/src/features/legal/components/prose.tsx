import { Trans } from '@freely/i18n';
import { Link } from '@freely/router';
import { brand } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { feeTerms } from '../../../fee-terms.ts';
import type { LegalKey } from '../legal-messages.ts';

const tags = {
  strong: <strong />,
  privacy: <Link to={siteMap.privacyPolicy} />,
  cookies: <Link to={siteMap.cookiesPolicy} />,
  support: <Link to={siteMap.support} />,
};

/** A message with links in it. */
export function Prose({ path }: { path: string }) {
  const { name, supportEmail } = brand();

  return (
    <Trans
      ns="public/legal"
      i18nKey={path as LegalKey}
      components={{
        ...tags,
        // biome-ignore lint/a11y/useAnchorContent: Trans inserts the text between the tags.
        email: <a href={`mailto:${supportEmail}`} />,
      }}
      values={{ brand: name, supportEmail, ...feeTerms() }}
    />
  );
}
