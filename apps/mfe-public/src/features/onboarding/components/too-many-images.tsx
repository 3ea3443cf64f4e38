import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Dialog } from '@freely/ui/dialog';

interface TooManyImagesProps {
  most: number;
  onClose: () => void;
}

export default function TooManyImages({ most, onClose }: TooManyImagesProps) {
  const { t } = useTranslation('public/onboarding');

  return (
    <Dialog
      title={t('skills.tooMany', { most })}
      isOpen
      onClose={onClose}
      size="sm"
      footer={<Button onClick={onClose}>{t('ok')}</Button>}
    >
      <p>{t('skills.tooManyText')}</p>
    </Dialog>
  );
}
