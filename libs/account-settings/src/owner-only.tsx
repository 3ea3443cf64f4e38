import { isImpersonating, useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { Callout } from '@freely/ui/callout';
import type { ReactNode } from 'react';

/** What the server refuses an admin who is logged in as somebody (ADR 0025): they read why, in its place. */
export function OwnerOnly({ children }: { children: ReactNode }) {
  // Of a catalogue that the frame of every page has loaded.
  const { t } = useTranslation('auth');
  if (!isImpersonating(useSession())) return children;

  return (
    <Callout tone="info" role="note">
      {t('ownerOnly')}
    </Callout>
  );
}
