import { useTranslation } from '@freely/i18n';
import { MonthCalendar } from '@freely/ui/month-calendar';
import { memo } from 'react';
import { Step } from './step.tsx';

interface DateStepProps {
  date: string | null;
  onChange: (date: string) => void;
  isDisabled: boolean;
  days: {
    min: string;
    max: string;
    firstAvailable: string | null;
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
  const { t } = useTranslation('booking/slots');

  return (
    <Step number={3} title={t('slot.date')}>
      <MonthCalendar
        label={t('slot.date')}
        value={date}
        onChange={onChange}
        isDisabled={isDisabled}
        {...days}
      />
    </Step>
  );
});
