import { CircleAlert, RotateCw, X } from 'lucide-react';
import { Button, IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { ProgressBar } from '../progress/index.ts';
import styles from './image-uploader.module.css';
import type { PendingUpload } from './use-uploads.ts';
import { useUploaderWords } from './words.ts';

interface PendingTileProps {
  picture: PendingUpload;
  onRetry: () => void;
  onDrop: () => void;
}

/** A picture on its way, or one that did not arrive and can be tried again (D48). */
export function PendingTile({
  picture: { name, preview, state, share },
  onRetry,
  onDrop,
}: PendingTileProps) {
  const t = useUploaderWords();
  const words = t(`uploader.${state}`, { name });

  return (
    <li className={styles.tile} data-state={state}>
      <img src={preview} alt="" width={240} height={240} />
      <div className={styles.corner}>
        <IconButton variant="line" label={t('uploader.dismiss', { name })} onClick={onDrop}>
          <Icon of={X} />
        </IconButton>
      </div>
      <div className={styles.progress}>
        {state === 'failed' ? (
          <>
            <p role="alert" className={styles.failed}>
              <Icon of={CircleAlert} />
              <span>{words}</span>
            </p>
            <Button variant="secondary" size="sm" icon={<Icon of={RotateCw} />} onClick={onRetry}>
              {t('uploader.retry')}
            </Button>
          </>
        ) : (
          <ProgressBar label={words} value={share} />
        )}
      </div>
    </li>
  );
}
