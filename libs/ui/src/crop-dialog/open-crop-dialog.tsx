import { useTranslation } from '@freely/i18n';
// Imported by package name: federation shares one copy of the dialog between all remotes.
import { Dialog } from '@freely/ui/dialog';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Button } from '../button/index.ts';
import { Callout } from '../callout/index.ts';
import styles from './crop.module.css';
import type { CropDialogProps } from './crop-dialog-props.ts';
import { cropToSquare } from './crop-to-square.ts';

const MAX_ZOOM = 4;

export default function OpenCropDialog({
  photo,
  onCrop,
  onClose,
  isPending = false,
  size = 640,
  title,
}: CropDialogProps & { photo: File }) {
  const { t } = useTranslation('ui/images');
  const zoomId = useId();
  const [src, setSrc] = useState<string>();
  const [centre, setCentre] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const url = URL.createObjectURL(photo);
    setSrc(url);
    setFailed(false);

    return () => URL.revokeObjectURL(url);
  }, [photo]);

  async function save() {
    if (!area) return;
    try {
      onCrop(await cropToSquare(photo, area, size));
    } catch {
      setFailed(true);
    }
  }

  return (
    <Dialog
      title={title ?? t('crop.title')}
      isOpen
      isSticky
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            {t('crop.cancel')}
          </Button>
          <Button onClick={save} isPending={isPending} disabled={hasFailed || !area}>
            {t('crop.save')}
          </Button>
        </div>
      }
    >
      {hasFailed ? (
        <Callout tone="error" icon={CircleAlert} role="alert">
          {t('crop.failed')}
        </Callout>
      ) : (
        <div className={styles.crop}>
          <div className={styles.board}>
            {src && (
              <Cropper
                image={src}
                crop={centre}
                zoom={zoom}
                maxZoom={MAX_ZOOM}
                aspect={1}
                objectFit="cover"
                keyboardStep={8}
                onCropChange={setCentre}
                onZoomChange={setZoom}
                onCropComplete={(_shares, pixels) => setArea(pixels)}
                mediaProps={{ onError: () => setFailed(true) }}
                cropperProps={{ role: 'group', 'aria-label': t('crop.area') }}
                classes={{
                  containerClassName: styles.container ?? '',
                  mediaClassName: styles.media ?? '',
                  cropAreaClassName: styles.area ?? '',
                }}
                // The page's policy allows no style tag (D38); the rules are in crop.module.css.
                disableAutomaticStylesInjection
              />
            )}
          </div>
          <label htmlFor={zoomId} className={styles.zoom}>
            <span>{t('crop.zoom')}</span>
            <input
              id={zoomId}
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              value={zoom}
              onChange={(event) => setZoom(event.target.valueAsNumber)}
            />
          </label>
          <p className={styles.hint}>{t('crop.hint')}</p>
        </div>
      )}
    </Dialog>
  );
}
