import { Trans } from '@freely/i18n';
import type { ReactNode } from 'react';
import { linkOf } from '../../frame/page-frame.ts';
import { isServed } from '../../remotes/platform.ts';

/** The consent label. Its documents open in a new tab, so that nothing typed is lost. */
export function TermsLabel() {
  return (
    <Trans
      ns="shell/account"
      i18nKey="registration.terms"
      components={{
        terms: <LegalLink slot="terms" />,
        privacy: <LegalLink slot="privacy" />,
      }}
    />
  );
}

function LegalLink({ slot, children }: { slot: 'terms' | 'privacy'; children?: ReactNode }) {
  const to = linkOf(slot)?.to;
  if (to === undefined || !isServed(to)) return <>{children}</>;

  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
