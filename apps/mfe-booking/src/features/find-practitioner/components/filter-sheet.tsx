import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Dialog } from '@freely/ui/dialog';
import { isFiltered } from '../use-result-filters.ts';
import { type Controls, Filters, type WeekCounts } from './filters.tsx';

interface FilterSheetProps extends Controls, WeekCounts {
  total: number | undefined;
  onClear: () => void;
  onClose: () => void;
}

/** The filters on phones. Changes apply behind the sheet at once; closing it shows the results. */
export default function FilterSheet({ total, onClear, onClose, ...controls }: FilterSheetProps) {
  const { t } = useTranslation('booking/search');

  return (
    <Dialog
      title={t('filters.label')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" isAtEnd={!isFiltered(controls.shown)} onClick={onClear}>
            {t('filters.clear')}
          </Button>
          <Button onClick={onClose}>
            {total === undefined ? t('filters.close') : t('filters.show', { count: total })}
          </Button>
        </>
      }
    >
      <Filters {...controls} />
    </Dialog>
  );
}
