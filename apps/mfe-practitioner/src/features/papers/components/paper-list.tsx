import type { Paper } from '@freely/api-client/contract';
import { isImpersonating, useSession } from '@freely/auth';
import { listDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { StatusChip, type StatusChipProps } from '@freely/ui/chip';
import { ConfirmDialog } from '@freely/ui/dialog';
import { Icon } from '@freely/ui/icon';
import { Row, Stack } from '@freely/ui/layout';
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import styles from '../papers.module.css';
import { useDownloadPaper, useRemovePaper } from '../queries.ts';

const badges = {
  waiting: { tone: 'info', icon: Clock },
  approved: { tone: 'success', icon: CircleCheck },
  refused: { tone: 'error', icon: CircleX },
} as const satisfies Record<Paper['state'], { tone: StatusChipProps['tone']; icon: LucideIcon }>;

/** What was added, newest first. An approved paper stays; the others can be removed. */
export function PaperList({ papers }: { papers: readonly Paper[] }) {
  const { t } = useTranslation('practitioner/papers');
  const { t: tShared } = useTranslation('practitioner');
  const [removing, setRemoving] = useState<Paper | null>(null);
  const removal = useRemovePaper();
  const download = useDownloadPaper();
  // The server refuses an admin who is logged in as the practitioner.
  const isOwner = !isImpersonating(useSession());
  // The last one may be gone while it is asked about.
  if (papers.length === 0 && !removing) return <p>{t('list.none')}</p>;

  function close() {
    setRemoving(null);
    removal.reset();
  }

  return (
    <>
      <ul className={styles.rows} aria-label={t('list.title')}>
        {papers.map((paper) => {
          const what = tShared(`paperKinds.${paper.kind}`);
          return (
            <li key={paper.id}>
              <div>
                <b>{what}</b>{' '}
                <StatusChip
                  tone={badges[paper.state].tone}
                  size="sm"
                  icon={<Icon of={badges[paper.state].icon} size="sm" />}
                >
                  {t(`states.${paper.state}`)}
                </StatusChip>
                <p>{paper.number ? `${paper.issuer}, ${paper.number}` : paper.issuer}</p>
                <p>
                  {paper.valid_to === null
                    ? t('list.from', { from: listDate(paper.valid_from) })
                    : t('list.days', {
                        from: listDate(paper.valid_from),
                        to: listDate(paper.valid_to),
                      })}
                </p>
                {paper.reason && <p className={styles.reason}>{paper.reason}</p>}
              </div>
              <Row gap={2}>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('list.openOf', { what })}
                  isPending={download.isPending && download.variables?.id === paper.id}
                  onClick={() => download.mutate(paper)}
                >
                  {t('list.open')}
                </Button>
                {paper.state !== 'approved' && isOwner && (
                  <Button
                    size="sm"
                    variant="danger"
                    aria-label={t('list.removeOf', { what })}
                    onClick={() => setRemoving(paper)}
                  >
                    {t('list.remove')}
                  </Button>
                )}
              </Row>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        title={t('list.question')}
        isOpen={removing !== null}
        isDanger
        isPending={removal.isPending}
        onNo={close}
        onYes={() => removing && removal.mutate(removing.id, { onSuccess: close })}
      >
        <Stack gap={4}>
          <p>{t('list.consequences')}</p>
          {removing && mayEndTick(removing) && <p>{t('list.tickGoes')}</p>}
          {removal.isError && (
            <Callout tone="error" role="alert">
              {removal.error.message}
            </Callout>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

/** Whether the tick may rest on it: of a paper that was refused, it has gone already. */
function mayEndTick({ kind, state }: Paper): boolean {
  return state === 'waiting' && (kind === 'insurance' || kind === 'qualification');
}
