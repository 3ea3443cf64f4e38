import type { ReleaseRequest } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { StatusChip } from '@freely/ui/chip';
import { Icon } from '@freely/ui/icon';
import { Section } from '@freely/ui/page';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { Lines } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import styles from '../releases.module.css';

const marks = {
  queued: { tone: 'info', icon: Clock },
  done: { tone: 'success', icon: CircleCheck },
  refused: { tone: 'error', icon: CircleX },
} as const;

/** What was asked for here, and what became of it. */
export function RequestList({ requests }: { requests: readonly ReleaseRequest[] }) {
  const { t } = useTranslation('admin/releases');
  const formatDateTime = useFormatDateTime();

  return (
    <Section title={t('asked')}>
      <Lines
        empty={t('noneAsked')}
        lines={requests.map(({ id, unit, verb, reason, status, answer, at }) => ({
          key: String(id),
          what: (
            <span className={styles.request}>
              <StatusChip
                tone={marks[status].tone}
                icon={<Icon of={marks[status].icon} size="sm" />}
                size="sm"
              >
                {t(`statuses.${status}`)}
              </StatusChip>
              <span>{t('request', { verb: t(`verbs.${verb}`), unit, reason })}</span>
              {answer && <span>{t('refusedBecause', { answer })}</span>}
            </span>
          ),
          aside: <time dateTime={at}>{formatDateTime(at)}</time>,
        }))}
      />
    </Section>
  );
}
