import { Trans } from '@freely/i18n';
import { siteMap } from '@freely/shell-sdk/site-map';
import type { ReactNode } from 'react';
import { isServed } from '../../remotes/platform.ts';

/** The consent label. Its documents open in a new tab, so that nothing typed is lost. */
export function TermsLabel() {
  return (
    <Trans
      ns="shell/account"
      i18nKey="registration.terms"
      components={{
        terms: <LegalLink to={siteMap.termsOfService} />,
        privacy: <LegalLink to={siteMap.privacyPolicy} />,
      }}
    />
  );
}

function LegalLink({ to, children }: { to: string; children?: ReactNode }) {
  if (!isServed(to)) return <>{children}</>;

  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
