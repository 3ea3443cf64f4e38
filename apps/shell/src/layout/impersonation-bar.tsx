import { isImpersonating, useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useNavigate } from '@freely/router';
import { Button } from '@freely/ui/button';
import { useState } from 'react';
import { returnToAdmin } from '../session/return-to-admin.ts';
import styles from './impersonation-bar.module.css';

/** Shown on every page while an admin acts as another user (D34). */
export function ImpersonationBar() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  if (session.status === 'anonymous' || !isImpersonating(session)) return null;

  async function returnToOwnAccount() {
    setLeaving(true);
    const page = await returnToAdmin();
    setLeaving(false);
    await navigate(page);
  }

  return (
    <section className={styles.bar} aria-label={t('impersonation.label')}>
      <p>{t('impersonation.text', { name: session.user.name })}</p>
      <Button
        variant="secondary"
        size="sm"
        isPending={isLeaving}
        onClick={() => void returnToOwnAccount()}
      >
        {t('impersonation.back')}
      </Button>
    </section>
  );
}
