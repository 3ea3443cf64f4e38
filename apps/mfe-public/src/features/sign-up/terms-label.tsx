import { Trans, useTranslation } from '@freely/i18n';
import { siteMap } from '@freely/shell-sdk/site-map';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import type { ReactNode } from 'react';

/** The label of the consent checkbox. The documents open in a new tab, so no input is lost. */
export function TermsLabel() {
  return (
    <Trans
      ns="public/sign-up"
      i18nKey="terms"
      components={{
        terms: <LegalLink to={siteMap.termsOfService} />,
        privacy: <LegalLink to={siteMap.privacyPolicy} />,
      }}
    />
  );
}

function LegalLink({ to, children }: { to: string; children?: ReactNode }) {
  const { t } = useTranslation('public/sign-up');

  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
    </a>
  );
}
