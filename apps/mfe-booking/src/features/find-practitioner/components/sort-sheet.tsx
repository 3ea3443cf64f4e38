import { SearchSort } from '@freely/api-client/contract';
import { Dialog } from '@freely/ui/dialog';
import { RadioGroupField } from '@freely/ui/field';
import { useWords } from '../../../journey/words.ts';
import type { Controls } from './filters.tsx';

interface SortSheetProps extends Controls {
  onClose: () => void;
}

export default function SortSheet({ shown, onChange, onClose }: SortSheetProps) {
  const say = useWords();

  return (
    <Dialog title={say('filters.sortBy')} isOpen onClose={onClose}>
      <RadioGroupField
        legend={say('filters.sortBy')}
        isLegendHidden
        options={SearchSort.options.map((value) => ({ value, label: say(`filters.${value}`) }))}
        value={shown.sort}
        onChange={(sort) => {
          onChange({ sort });
          onClose();
        }}
      />
    </Dialog>
  );
}
