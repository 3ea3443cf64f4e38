import { useTranslation } from '@freely/i18n';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './pause-panel.module.css';

export interface PausePanelProps {
  onRetry: () => void;
  isRetrying?: boolean | undefined;
  /** For a report: name, version and trace id of what failed. */
  details?: ReactNode;
  /** Where "Go to the home page" leads. */
  homeHref?: string | undefined;
  /** 1 where it stands for the whole page. */
  headingLevel?: 1 | 2 | undefined;
}

/** Stands where a part of the site could not be loaded (D46). The rest of the page goes on. */
export function PausePanel({
  onRetry,
  isRetrying = false,
  details,
  homeHref = '/',
  headingLevel,
}: PausePanelProps) {
  const { t } = useTranslation('ui');

  return (
    <section role="alert" className={styles.panel}>
      <EmptyState
        art="pause"
        headingLevel={headingLevel}
        title={t('pause.title')}
        text={t('pause.text')}
        action={
          <>
            <Button onClick={onRetry} isPending={isRetrying} icon={<Icon of={RotateCw} />}>
              {t('pause.retry')}
            </Button>
            <a className={buttonClass({ variant: 'secondary' })} href={homeHref}>
              {t('pause.home')}
            </a>
          </>
        }
      />
      {details && <p className={styles.details}>{details}</p>}
    </section>
  );
}
