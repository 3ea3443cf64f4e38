import { SearchSort } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Dialog } from '@freely/ui/dialog';
import { RadioGroupField } from '@freely/ui/field';
import type { Controls } from './filters.tsx';

interface SortSheetProps extends Controls {
  onClose: () => void;
}

export default function SortSheet({ shown, onChange, onClose }: SortSheetProps) {
  const { t } = useTranslation('booking/search');

  return (
    <Dialog title={t('filters.sortBy')} isOpen onClose={onClose}>
      <RadioGroupField
        legend={t('filters.sortBy')}
        isLegendHidden
        options={SearchSort.options.map((value) => ({ value, label: t(`filters.${value}`) }))}
        value={shown.sort}
        onChange={(sort) => {
          onChange({ sort });
          onClose();
        }}
      />
    </Dialog>
  );
}
