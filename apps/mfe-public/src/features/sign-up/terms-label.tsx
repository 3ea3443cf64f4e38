import { Trans, useTranslation } from '@freely/i18n';
import { siteMap } from '@freely/shell-sdk/site-map';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import type { ReactNode } from 'react';
import { namespace } from '../../words.ts';
import { useWords } from './words.ts';

/** The label of the consent checkbox. The documents open in a new tab, so no input is lost. */
export function TermsLabel() {
  const { t } = useTranslation(namespace);

  return (
    <Trans
      t={t}
      i18nKey="signUp.terms"
      components={{
        terms: <LegalLink to={siteMap.termsOfService} />,
        privacy: <LegalLink to={siteMap.privacyPolicy} />,
      }}
    />
  );
}

function LegalLink({ to, children }: { to: string; children?: ReactNode }) {
  const say = useWords();

  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({say('signUp.newTab')})</VisuallyHidden>
    </a>
  );
}
