import { ConfirmDialog } from '@freely/ui/dialog';
import { useWords } from '../words.ts';

interface RevokeQuestionProps {
  isPending: boolean;
  onYes: () => void;
  onNo: () => void;
}

export default function RevokeQuestion(props: RevokeQuestionProps) {
  const say = useWords();

  return (
    <ConfirmDialog title={say('syncCalendar.question')} isOpen isDanger {...props}>
      <p>{say('syncCalendar.consequence')}</p>
    </ConfirmDialog>
  );
}
