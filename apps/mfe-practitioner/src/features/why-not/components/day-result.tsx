import { fullDate } from '@freely/domain/format-date';
import { useQuery } from '@freely/query';
import { Callout } from '@freely/ui/callout';
import { Stack } from '@freely/ui/layout';
import { Section } from '@freely/ui/page';
import { Loaded } from '../../../screen.tsx';
import { type WhyNotParams, whyNotQuery } from '../queries.ts';
import { groupStarts } from '../start-intervals.ts';
import styles from '../why-not.module.css';
import { useWords } from '../words.ts';
import { FixLink } from './fix-link.tsx';
import { IntervalRow } from './interval-row.tsx';

/** The overall reasons first, then the day from morning to evening. */
export function DayResult({ params }: { params: WhyNotParams }) {
  const say = useWords();
  const result = useQuery(whyNotQuery(params));
  const day = fullDate(params.day);

  return (
    <Loaded of={result} loading={say('whyNot.loadingDay')} failed={say('whyNot.dayFailed')}>
      {({ not_shown: notShown, starts, duration }) => (
        <Stack gap={6}>
          {notShown.length > 0 && (
            <Callout tone="warning" title={say('whyNot.overall.title')}>
              <ul className={styles.overall}>
                {notShown.map((reason) => (
                  <li key={reason}>
                    {say(`whyNot.overall.${reason}`)} <FixLink reason={reason} />
                  </li>
                ))}
              </ul>
            </Callout>
          )}
          <Section title={say('whyNot.summary.title', { day })}>
            <p role="status">
              {say('whyNot.summary.offered', {
                count: starts.filter(({ offered }) => offered).length,
              })}{' '}
              {say('whyNot.summary.length', { minutes: duration })}
            </p>
            <ol aria-label={say('whyNot.timeline', { day })} className={styles.timeline}>
              {groupStarts(starts).map((interval) => (
                <IntervalRow
                  key={interval.from}
                  interval={interval}
                  isShown={notShown.length === 0}
                />
              ))}
            </ol>
          </Section>
        </Stack>
      )}
    </Loaded>
  );
}
