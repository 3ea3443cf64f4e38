import type { AdminPractitioner } from '@freely/api-client/contract';
import { Button } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Check } from 'lucide-react';
import { usePractitionerWords } from '../words.ts';

interface DecisionButtonsProps {
  of: Pick<AdminPractitioner, 'approved' | 'first_name'>;
  isDeciding: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** The buttons to approve or reject a practitioner. */
export function DecisionButtons({ of, isDeciding, onApprove, onReject }: DecisionButtonsProps) {
  const say = usePractitionerWords();

  return (
    <>
      {of.approved !== true && (
        <Button
          size="sm"
          icon={<Icon of={Check} />}
          isPending={isDeciding}
          aria-label={say('people.approveName', { name: of.first_name })}
          onClick={onApprove}
        >
          {say('people.approve')}
        </Button>
      )}
      {of.approved !== false && (
        <Button
          size="sm"
          variant={of.approved === true ? 'quiet' : 'danger'}
          aria-label={say('people.rejectName', { name: of.first_name })}
          onClick={onReject}
        >
          {say('people.reject')}
        </Button>
      )}
    </>
  );
}
