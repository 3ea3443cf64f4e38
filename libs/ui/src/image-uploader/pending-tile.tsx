import { useTranslation } from '@freely/i18n';
import { CircleAlert, RotateCw, X } from 'lucide-react';
import { Button, IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { ProgressBar } from '../progress/index.ts';
import styles from './image-uploader.module.css';
import type { PendingUpload } from './use-uploads.ts';

interface PendingTileProps {
  upload: PendingUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** An image that is being uploaded, or one that failed and can be retried (D48). */
export function PendingTile({
  upload: { name, preview, state, progress },
  onRetry,
  onRemove,
}: PendingTileProps) {
  const { t } = useTranslation('ui/images');
  const status = t(`uploader.${state}`, { name });

  return (
    <li className={styles.tile} data-state={state}>
      <img src={preview} alt="" width={240} height={240} />
      <div className={styles.corner}>
        <IconButton variant="line" label={t('uploader.dismiss', { name })} onClick={onRemove}>
          <Icon of={X} />
        </IconButton>
      </div>
      <div className={styles.progress}>
        {state === 'failed' ? (
          <>
            <p role="alert" className={styles.failed}>
              <Icon of={CircleAlert} />
              <span>{status}</span>
            </p>
            <Button variant="secondary" size="sm" icon={<Icon of={RotateCw} />} onClick={onRetry}>
              {t('uploader.retry')}
            </Button>
          </>
        ) : (
          <ProgressBar label={status} value={progress} />
        )}
      </div>
    </li>
  );
}
