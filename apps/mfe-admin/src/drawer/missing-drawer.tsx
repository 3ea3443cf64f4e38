import { useTranslation } from '@freely/i18n';
import { Dialog } from '@freely/ui/dialog';

/** Beside a list whose address asks for a row by something that is no number (D78). */
export function MissingDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');

  return (
    <Dialog place="side" title={t('drawer.missing')} isOpen isTall onClose={onClose}>
      <p>{t('drawer.missingText')}</p>
    </Dialog>
  );
}
