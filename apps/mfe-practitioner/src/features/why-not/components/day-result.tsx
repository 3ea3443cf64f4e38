import { fullDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Callout } from '@freely/ui/callout';
import { formatDuration } from '@freely/ui/duration';
import { Stack } from '@freely/ui/layout';
import { Section } from '@freely/ui/page';
import { Loaded } from '../../../screen.tsx';
import { type WhyNotParams, whyNotQuery } from '../queries.ts';
import { shownReason } from '../shown-reason.ts';
import { groupStarts } from '../start-intervals.ts';
import styles from '../why-not.module.css';
import { FixLink } from './fix-link.tsx';
import { IntervalRow } from './interval-row.tsx';

/** The overall reasons first, then the day from morning to evening. */
export function DayResult({ params }: { params: WhyNotParams }) {
  const { t } = useTranslation('practitioner/why-not');
  const result = useQuery(whyNotQuery(params));
  const day = fullDate(params.day);

  return (
    <Loaded of={result} loading={t('loadingDay')} failed={t('dayFailed')}>
      {({ not_shown: notShown, approval, starts, duration }) => (
        <Stack gap={6}>
          {notShown.length > 0 && (
            <Callout tone="warning" title={t('overall.title')}>
              <ul className={styles.overall}>
                {notShown
                  .map((reason) => shownReason(reason, approval, notShown))
                  .map((reason) => (
                    <li key={reason}>
                      {t(`overall.${reason}`)} <FixLink reason={reason} />
                    </li>
                  ))}
              </ul>
            </Callout>
          )}
          <Section title={t('summary.title', { day })}>
            <p role="status">
              {t('summary.offered', {
                count: starts.filter(({ offered }) => offered).length,
              })}{' '}
              {t('summary.length', { duration: formatDuration(duration) })}
            </p>
            <ol aria-label={t('timeline', { day })} className={styles.timeline}>
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
