import { Icon } from '@freely/ui/icon';
import { Check, Minus } from 'lucide-react';
import type { Stretch } from '../stretches.ts';
import { useWords } from '../words.ts';
import { FixLink } from './fix-link.tsx';

interface StretchRowProps {
  stretch: Stretch;
  /** False while something keeps the practitioner from being found at all. */
  isShown: boolean;
}

/** A stretch of the day: offered, or what is against it and what to do. */
export function StretchRow({ stretch: { from, to, reasons }, isShown }: StretchRowProps) {
  const say = useWords();
  const isFree = reasons.length === 0;
  const isOffered = isFree && isShown;

  return (
    <li data-offered={isOffered || undefined}>
      <b>{from === to ? from : say('whyNot.span', { from, to })}</b>
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
