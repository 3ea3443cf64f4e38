import type { WaitingEntry } from '@freely/api-client/contract';
import { fullDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { Button, buttonClass } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Card } from '@freely/ui/card';
import { Chip } from '@freely/ui/chip';
import { ConfirmDialog } from '@freely/ui/dialog';
import { Row, Stack } from '@freely/ui/layout';
import { useState } from 'react';
import { changeWaitingHref } from '../../../journey/paths.ts';
import { salonName } from '../../../journey/salon-name.ts';
import { useTreatmentNames, useWhere } from '../../../waiting/waiting-words.ts';
import { useLeaveList } from '../queries.ts';
import styles from '../waiting-list.module.css';

const tones = { waiting: 'info', booked: 'success', over: 'warning', left: 'warning' } as const;

interface EntryCardProps {
  entry: WaitingEntry;
  /** Whether a time is held for it at present. */
  isOffered: boolean;
}

/** One entry of the list: what, with whom, when, and whether it still waits. */
export function EntryCard({ entry, isOffered }: EntryCardProps) {
  const { t } = useTranslation('booking/waiting-list');
  const leave = useLeaveList();
  const [isLeaving, setLeaving] = useState(false);
  const treatments = useTreatmentNames(entry);
  const name = entry.practitioner?.name ?? '';

  return (
    <Card as="li" className={styles.card}>
      <h3>{treatments}</h3>
      <p>{useWhere(entry)}</p>
      <p>
        {t('entry.times', { days: useDays(entry.weekdays), from: entry.from, to: entry.to })}
        <br />
        {t('entry.until', { date: fullDate(entry.until) })}
      </p>
      <div>
        <Chip tone={tones[entry.status]}>{t(`entry.status.${entry.status}`)}</Chip>
      </div>
      {entry.problem && (
        <Callout tone="warning">
          {entry.refusal ??
            (entry.problem === 'treatment_gone' && entry.salon?.is_open === false
              ? t('entry.problem.salon_gone', { name, salon: salonName(entry.salon) })
              : t(`entry.problem.${entry.problem}`, { name }))}
        </Callout>
      )}
      {(entry.status === 'waiting' || entry.status === 'over') && (
        <Row gap={3}>
          <Link
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
            to={changeWaitingHref(entry.id)}
            aria-label={t(`entry.changeOf.${entry.status}`, { treatments })}
          >
            {t(`entry.change.${entry.status}`)}
          </Link>
          {entry.status === 'waiting' && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('entry.leaveOf', { treatments })}
              onClick={() => setLeaving(true)}
            >
              {t('entry.leave')}
            </Button>
          )}
        </Row>
      )}
      <ConfirmDialog
        title={t('entry.leaveTitle')}
        isOpen={isLeaving}
        isPending={leave.isPending}
        onNo={() => setLeaving(false)}
        onYes={() =>
          leave.mutate(entry.id, {
            onSuccess: () => showToast({ tone: 'success', title: t('entry.left') }),
            onError: ({ message }) =>
              showToast({ tone: 'warning', title: t('offer.failed'), text: message }),
            onSettled: () => setLeaving(false),
          })
        }
      >
        <Stack gap={3}>
          <p>{t('entry.leaveText', { treatments })}</p>
          {isOffered && <p>{t('entry.leaveOffer')}</p>}
        </Stack>
      </ConfirmDialog>
    </Card>
  );
}

/** In the order of a week that begins on Monday. */
function useDays(weekdays: readonly number[]): string {
  const { t } = useTranslation('booking/waiting-list');
  if (weekdays.length === 7) return t('entry.everyDay');
  const days = [1, 2, 3, 4, 5, 6, 0].filter((day) => weekdays.includes(day));

  return days.map((day) => t(`weekday.${day as 0 | 1 | 2 | 3 | 4 | 5 | 6}`)).join(', ');
}
