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

/** Memoized: a month is expensive to render, and choosing a time does not change it. */
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
