import { useTranslation } from '@freely/i18n';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './error-panel.module.css';

export interface ErrorPanelProps {
  onRetry: () => void;
  isRetrying?: boolean | undefined;
  /** For a support request: name, version and trace id of the part that failed. */
  details?: ReactNode;
  /** The target of "Go to the home page"; null where that is the page which is broken. */
  homeHref?: string | null | undefined;
  /** 1 where it replaces the whole page. */
  headingLevel?: 1 | 2 | undefined;
}

/** Replaces a part of the site that could not be loaded (D46). The rest keeps working. */
export function ErrorPanel({
  onRetry,
  isRetrying = false,
  details,
  homeHref = '/',
  headingLevel,
}: ErrorPanelProps) {
  const { t } = useTranslation('ui');

  return (
    <section role="alert" className={styles.panel}>
      <EmptyState
        art="pause"
        headingLevel={headingLevel}
        title={t('errorPanel.title')}
        text={t('errorPanel.text')}
        action={
          <>
            <Button onClick={onRetry} isPending={isRetrying} icon={<Icon of={RotateCw} />}>
              {t('errorPanel.retry')}
            </Button>
            {homeHref !== null && (
              <a className={buttonClass({ variant: 'secondary' })} href={homeHref}>
                {t('errorPanel.home')}
              </a>
            )}
          </>
        }
      />
      {details && <p className={styles.details}>{details}</p>}
    </section>
  );
}
