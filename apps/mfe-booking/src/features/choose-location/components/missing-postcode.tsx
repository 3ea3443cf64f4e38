import { Button } from '@freely/ui/button';
import { Stack } from '@freely/ui/layout';
import { AnchoredPopover } from '@freely/ui/popover';
import type { RefObject } from 'react';
import { useWords } from '../../../journey/words.ts';

interface MissingPostcodeProps {
  /** The link that needs the postcode. */
  beside: RefObject<Element | null>;
  onClose: () => void;
  onAdd: () => void;
}

/** Shown when a home visit is chosen and the search names only a town: a visit needs a postcode. */
export default function MissingPostcode({ beside, onClose, onAdd }: MissingPostcodeProps) {
  const say = useWords();
  const title = say('chooseLocation.noPostcode');

  return (
    <AnchoredPopover anchor={beside} label={title} onClose={onClose}>
      <Stack gap={3}>
        <strong>{title}</strong>
        <p>{say('chooseLocation.noPostcodeText')}</p>
        <div>
          <Button size="sm" onClick={onAdd}>
            {say('chooseLocation.addPostcode')}
          </Button>
        </div>
      </Stack>
    </AnchoredPopover>
  );
}
