import { Icon } from '@freely/ui/icon';
import { Check, Minus } from 'lucide-react';
import type { StartInterval } from '../start-intervals.ts';
import { useWords } from '../words.ts';
import { FixLink } from './fix-link.tsx';

interface IntervalRowProps {
  interval: StartInterval;
  /** False if overall reasons keep the practitioner out of all searches. */
  isShown: boolean;
}

/** An interval of start times: offered, or the reasons against it with links to fix them. */
export function IntervalRow({ interval: { from, to, reasons }, isShown }: IntervalRowProps) {
  const say = useWords();
  const isFree = reasons.length === 0;
  const isOffered = isFree && isShown;

  return (
    <li data-offered={isOffered || undefined}>
      <b>{from === to ? from : say('whyNot.interval', { from, to })}</b>
      <Icon of={isOffered ? Check : Minus} size="sm" />
      <div>
        {isFree && say(isShown ? 'whyNot.offered' : 'whyNot.overall.title')}
        {reasons.map(({ reason, title }) => (
          <p key={`${reason}-${title}`}>
            {title && (reason === 'time_off' || reason === 'external_calendar')
              ? say(`whyNot.reason.${reason}Title`, { title })
              : say(`whyNot.reason.${reason}`)}{' '}
            <FixLink reason={reason} />
          </p>
        ))}
      </div>
    </li>
  );
}
