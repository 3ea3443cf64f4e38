import { Button } from '@freely/ui/button';
import { Dialog } from '@freely/ui/dialog';
import { useWords } from '../../../journey/words.ts';
import { type Controls, Filters } from './filters.tsx';

interface FilterSheetProps extends Controls {
  total: number | undefined;
  totalIsFloor: boolean | undefined;
  onClear: () => void;
  onClose: () => void;
}

/** The filters on phones. Changes apply behind the sheet at once; closing it shows the results. */
export default function FilterSheet({
  total,
  totalIsFloor = false,
  onClear,
  onClose,
  ...controls
}: FilterSheetProps) {
  const say = useWords();

  return (
    <Dialog
      title={say('filters.label')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClear}>
            {say('filters.clear')}
          </Button>
          <Button onClick={onClose}>
            {total === undefined
              ? say('filters.close')
              : say(totalIsFloor ? 'filters.showMore' : 'filters.show', { count: total })}
          </Button>
        </>
      }
    >
      <Filters {...controls} />
    </Dialog>
  );
}
