import { type I18n, I18nextProvider, useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { createRoot } from 'react-dom/client';
import { loadMessages } from '../i18n/messages.ts';
import styles from './read-only-page.module.css';
import { removeStalledBar } from './stalled-bar.ts';

/**
 * Says on a prerendered page that its code is missing. The page itself stays as it is: it can be read, and
 * its links work.
 *
 * @returns how to take the bar away
 */
export async function showReadOnlyBar(i18n: I18n, onRetry: () => void): Promise<() => void> {
  await loadMessages('shell/tabs');
  removeStalledBar();
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <I18nextProvider i18n={i18n}>
      <ReadOnlyBar onRetry={onRetry} />
    </I18nextProvider>,
  );

  return () => {
    root.unmount();
    host.remove();
  };
}

function ReadOnlyBar({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell/tabs');
  const { t: tShell } = useTranslation('shell');

  return (
    <section className={styles.bar} aria-label={t('readOnly.label')}>
      <p role="status">{t('readOnly.text')}</p>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {tShell('failure.reload')}
      </Button>
    </section>
  );
}
