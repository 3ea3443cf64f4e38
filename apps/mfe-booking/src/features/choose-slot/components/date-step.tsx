import { MonthCalendar } from '@freely/ui/month-calendar';
import { memo } from 'react';
import { useWords } from '../../../journey/words.ts';
import { Step } from './step.tsx';

interface DateStepProps {
  date: string | null;
  onChange: (date: string) => void;
  isDisabled: boolean;
  days: {
    min: string;
    max: string;
    isUnavailable: (date: string) => boolean;
    onMonth: (month: string) => void;
  };
}

/** A month of days costs more to draw than all else: not again for each time that is chosen. */
export const DateStep = memo(function DateStep({
  date,
  onChange,
  isDisabled,
  days,
}: DateStepProps) {
  const say = useWords();

  return (
    <Step number={3} title={say('slot.date')}>
      <MonthCalendar
        label={say('slot.date')}
        value={date}
        onChange={onChange}
        isDisabled={isDisabled}
        {...days}
      />
    </Step>
  );
});
