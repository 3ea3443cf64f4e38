import { useTranslation } from '@freely/i18n';
import { ConfirmDialog } from '@freely/ui/dialog';

interface RevokeQuestionProps {
  isPending: boolean;
  onYes: () => void;
  onNo: () => void;
}

export default function RevokeQuestion(props: RevokeQuestionProps) {
  const { t } = useTranslation('public/sync-calendar');

  return (
    <ConfirmDialog title={t('question')} isOpen isDanger {...props}>
      <p>{t('consequence')}</p>
    </ConfirmDialog>
  );
}
