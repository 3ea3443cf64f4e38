import { Button } from '@freely/ui/button';
import { Dialog } from '@freely/ui/dialog';
import { useWords } from '../words.ts';

interface TooManyImagesProps {
  most: number;
  onClose: () => void;
}

export default function TooManyImages({ most, onClose }: TooManyImagesProps) {
  const say = useWords();

  return (
    <Dialog
      title={say('onboarding.skills.tooMany', { most })}
      isOpen
      onClose={onClose}
      size="sm"
      footer={<Button onClick={onClose}>{say('onboarding.ok')}</Button>}
    >
      <p>{say('onboarding.skills.tooManyText')}</p>
    </Dialog>
  );
}
