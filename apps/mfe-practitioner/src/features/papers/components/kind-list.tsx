import type { OwnPapers } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { StatusChip, type StatusChipProps } from '@freely/ui/chip';
import { Icon } from '@freely/ui/icon';
import { CircleCheck, CircleX, Clock, type LucideIcon, Minus, TriangleAlert } from 'lucide-react';
import { type Standing, standingOf } from '../../../own-papers.ts';
import styles from '../papers.module.css';

const badges = {
  missing: { tone: 'error', icon: CircleX },
  waiting: { tone: 'info', icon: Clock },
  ends: { tone: 'warning', icon: TriangleAlert },
  fine: { tone: 'success', icon: CircleCheck },
  optional: { tone: 'info', icon: Minus },
} as const satisfies Record<Standing, { tone: StatusChipProps['tone']; icon: LucideIcon }>;

/** Every kind of paper: who needs it, and how it stands. */
export function KindList({ own: { kinds, papers } }: { own: OwnPapers }) {
  const { t } = useTranslation('practitioner/papers');
  const { t: tShared } = useTranslation('practitioner');

  return (
    <ul className={styles.rows} aria-label={t('kinds.title')}>
      {kinds.map((each) => {
        const standing = standingOf(each, papers, new Date());
        return (
          <li key={each.kind}>
            <div>
              <b>{tShared(`paperKinds.${each.kind}`)}</b>
              <p>{t(`kinds.${reasonFor(each, standing)}`)}</p>
              {each.covered_to !== null && (
                <p>{t('kinds.until', { date: listDate(each.covered_to) })}</p>
              )}
            </div>
            <StatusChip
              tone={badges[standing].tone}
              size="sm"
              icon={<Icon of={badges[standing].icon} size="sm" />}
            >
              {t(`standings.${standing}`)}
            </StatusChip>
          </li>
        );
      })}
    </ul>
  );
}

/** Why it is asked for. One that nobody asks for, and that they have added, is looked at all the same. */
function reasonFor({ for_work, for_tick }: OwnPapers['kinds'][number], standing: Standing) {
  if (for_work) return 'forWork';
  if (for_tick) return 'forTick';

  return standing === 'optional' ? 'free' : 'added';
}
