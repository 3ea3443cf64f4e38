import { fullDate } from '@freely/domain/format-date';
import { useQuery } from '@freely/query';
import { Callout } from '@freely/ui/callout';
import { Stack } from '@freely/ui/layout';
import { Section } from '@freely/ui/page';
import { Loaded } from '../../../screen.tsx';
import { type Question, whyNotQuery } from '../queries.ts';
import { stretchesOf } from '../stretches.ts';
import styles from '../why-not.module.css';
import { useWords } from '../words.ts';
import { FixLink } from './fix-link.tsx';
import { StretchRow } from './stretch-row.tsx';

/** Overall reasons first, then the day from morning to evening. */
export function DayAnswer({ question }: { question: Question }) {
  const say = useWords();
  const answer = useQuery(whyNotQuery(question));
  const day = fullDate(question.day);

  return (
    <Loaded of={answer} loading={say('whyNot.asking')} failed={say('whyNot.askingFailed')}>
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
              {stretchesOf(starts).map((stretch) => (
                <StretchRow key={stretch.from} stretch={stretch} isShown={notShown.length === 0} />
              ))}
            </ol>
          </Section>
        </Stack>
      )}
    </Loaded>
  );
}
