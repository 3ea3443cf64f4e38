import { useTranslation } from '@freely/i18n';
import { Icon } from '@freely/ui/icon';
import { Check, Minus } from 'lucide-react';
import type { StartInterval } from '../start-intervals.ts';
import { FixLink } from './fix-link.tsx';

interface IntervalRowProps {
  interval: StartInterval;
  /** False if overall reasons keep the practitioner out of all searches. */
  isShown: boolean;
}

/** An interval of start times: offered, or the reasons against it with links to fix them. */
export function IntervalRow({ interval: { from, to, reasons }, isShown }: IntervalRowProps) {
  const { t } = useTranslation('practitioner/why-not');
  const isFree = reasons.length === 0;
  const isOffered = isFree && isShown;

  return (
    <li data-offered={isOffered || undefined}>
      <b>{from === to ? from : t('interval', { from, to })}</b>
      <Icon of={isOffered ? Check : Minus} size="sm" />
      <div>
        {isFree && t(isShown ? 'offered' : 'overall.title')}
        {reasons.map((each) => (
          <p key={JSON.stringify(each)}>
            <ReasonText of={each} /> <FixLink reason={each.reason} />
          </p>
        ))}
      </div>
    </li>
  );
}

function ReasonText({ of: { reason, title, road } }: { of: StartInterval['reasons'][number] }) {
  const { t } = useTranslation('practitioner/why-not');
  if (title && (reason === 'time_off' || reason === 'external_calendar')) {
    return t(`reason.${reason}Title`, { title });
  }

  return road ? t('reason.road', road) : t(`reason.${reason}`);
}
