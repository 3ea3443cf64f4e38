import type { MarketStatus } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { Stack } from '@freely/ui/layout';
import { Section } from '@freely/ui/page';
import { Facts } from '../../../drawer/drawer-part.tsx';
import { formatCount } from '../../../format-count.ts';
import { DateTime } from '../../../listing/date-time.tsx';
import { LinkedReferences } from '../../../listing/linked-references.tsx';
import { Status } from '../../../listing/status.tsx';

/** Each part with its state, and above them what to do about those that fail. */
export function PartList({ of: status }: { of: MarketStatus }) {
  const { t } = useTranslation('admin/status');
  const failing = status.parts.filter(({ problem }) => problem !== null);
  const seen = (at: string | null) => (at === null ? t('parts.never') : <DateTime at={at} />);

  return (
    <Section title={t('parts.title')}>
      <Stack gap={4}>
        {failing.length === 0 && (
          <Callout tone="success" role="status">
            {t('parts.allWell')}
          </Callout>
        )}
        {failing.map(({ name, problem, cure }) => (
          <Callout
            key={name}
            tone="error"
            role="status"
            title={
              <LinkedReferences
                text={t('parts.problem', { part: t(`parts.names.${name}`), problem })}
              />
            }
          >
            {t('parts.cure', { cure })}
            {name === 'refunds' && (
              <>
                {' '}
                <Link to="/admin/bookings?refund=failed">{t('parts.failedRefunds')}</Link>
              </>
            )}
          </Callout>
        ))}
        <Facts
          facts={[
            ...status.parts.map(
              ({ name, problem }) =>
                [
                  t(`parts.names.${name}`),
                  <Status key={name} meaning={problem === null ? 'done' : 'failed'}>
                    {t(problem === null ? 'parts.works' : 'parts.fails')}
                  </Status>,
                ] as const,
            ),
            [t('parts.workerSeen'), seen(status.worker_seen_at)],
            [t('parts.webhookSeen'), seen(status.webhook_seen_at)],
            [t('parts.mailsLate'), formatCount(status.mails.late)],
            [t('parts.mailsFailed'), formatCount(status.mails.failed)],
          ]}
        />
      </Stack>
    </Section>
  );
}
