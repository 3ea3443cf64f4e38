import { Button } from '@freely/ui/button';
import { Stack } from '@freely/ui/layout';
import { PopoverBeside } from '@freely/ui/popover';
import type { RefObject } from 'react';
import { useWords } from '../../../journey/words.ts';

interface MissingPostcodeProps {
  /** The choice that needs it. */
  beside: RefObject<Element | null>;
  onClose: () => void;
  onAdd: () => void;
}

/** Nobody can come to a town: a visit at home needs a postcode. */
export default function MissingPostcode({ beside, onClose, onAdd }: MissingPostcodeProps) {
  const say = useWords();
  const title = say('chooseLocation.noPostcode');

  return (
    <PopoverBeside beside={beside} label={title} onClose={onClose}>
      <Stack gap={3}>
        <strong>{title}</strong>
        <p>{say('chooseLocation.noPostcodeText')}</p>
        <div>
          <Button size="sm" onClick={onAdd}>
            {say('chooseLocation.addPostcode')}
          </Button>
        </div>
      </Stack>
    </PopoverBeside>
  );
}
