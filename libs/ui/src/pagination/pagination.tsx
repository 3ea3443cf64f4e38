import { useTranslation } from '@freely/i18n';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import { pageEntries, rowRange } from './page-range.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  perPage: number;
  total: number;
  /** There are more than `total`: the count was capped ("1 to 10 of more than 50"). */
  totalIsFloor?: boolean | undefined;
  onPage: (page: number) => void;
  /** Names the landmark where there are two on a page; "Pages" unless given. */
  label?: string | undefined;
}

/** "1 to 10 of 34" and the pages. Nothing at all when there is nothing to count. */
export function Pagination({
  page,
  perPage,
  total,
  totalIsFloor = false,
  onPage,
  label,
}: PaginationProps) {
  const { t } = useTranslation('ui');
  if (total === 0) return null;

  const pages = Math.ceil(total / perPage);
  const [from, to] = rowRange(page, perPage, total);

  return (
    <nav className={styles.pager} aria-label={label ?? t('pagination.label')}>
      <span className={styles.range} aria-live="polite">
        {t(totalIsFloor ? 'pagination.rangeOfMore' : 'pagination.range', { from, to, total })}
      </span>
      {(pages > 1 || totalIsFloor) && (
        <div className={styles.pages}>
          <Turn
            label={t('pagination.previous')}
            icon={ChevronLeft}
            isAtEnd={page <= 1}
            onPress={() => onPage(page - 1)}
          />
          {pageEntries(page, pages).map((entry, index) =>
            entry === 'gap' ? (
              <span
                key={`gap-${index < 3 ? 'start' : 'end'}`}
                className={styles.entry}
                aria-hidden="true"
              >
                …
              </span>
            ) : (
              <button
                key={entry}
                type="button"
                className={styles.entry}
                aria-label={t('pagination.page', { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onPage(entry)}
              >
                {entry}
              </button>
            ),
          )}
          <Turn
            label={t('pagination.next')}
            icon={ChevronRight}
            isAtEnd={page >= pages && !totalIsFloor}
            onPress={() => onPage(page + 1)}
          />
        </div>
      )}
    </nav>
  );
}

interface TurnProps {
  label: string;
  icon: LucideIcon;
  isAtEnd: boolean;
  onPress: () => void;
}

/** On the first or last page it keeps the focus, which `disabled` would throw away. */
function Turn({ label, icon, isAtEnd, onPress }: TurnProps) {
  return (
    <button
      type="button"
      className={styles.entry}
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && onPress()}
    >
      <Icon of={icon} />
    </button>
  );
}
