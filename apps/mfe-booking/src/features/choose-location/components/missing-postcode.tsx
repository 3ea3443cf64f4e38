import { Button } from '@freely/ui/button';
import { Dialog } from '@freely/ui/dialog';
import { useWords } from '../../../journey/words.ts';

interface MissingPostcodeProps {
  onClose: () => void;
  onAdd: () => void;
}

/** Nobody can come to a town: a visit at home needs a postcode. */
export default function MissingPostcode({ onClose, onAdd }: MissingPostcodeProps) {
  const say = useWords();

  return (
    <Dialog
      title={say('chooseLocation.noPostcode')}
      isOpen
      onClose={onClose}
      size="sm"
      footer={<Button onClick={onAdd}>{say('chooseLocation.addPostcode')}</Button>}
    >
      <p>{say('chooseLocation.noPostcodeText')}</p>
    </Dialog>
  );
}
