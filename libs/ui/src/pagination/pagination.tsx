import { useTranslation } from '@freely/i18n';
import { ChevronLeft, ChevronRight } from 'lucide-react';
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
}

/** "1 to 10 of 34" and the pages. Nothing at all when there is nothing to count. */
export function Pagination({
  page,
  perPage,
  total,
  totalIsFloor = false,
  onPage,
}: PaginationProps) {
  const { t } = useTranslation('ui');
  if (total === 0) return null;

  const pages = Math.ceil(total / perPage);
  const [from, to] = rowRange(page, perPage, total);

  return (
    <nav className={styles.pager} aria-label={t('pagination.label')}>
      <span className={styles.range} aria-live="polite">
        {t(totalIsFloor ? 'pagination.rangeOfMore' : 'pagination.range', { from, to, total })}
      </span>
      {(pages > 1 || totalIsFloor) && (
        <div className={styles.pages}>
          <button
            type="button"
            className={styles.entry}
            aria-label={t('pagination.previous')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <Icon of={ChevronLeft} />
          </button>
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
          <button
            type="button"
            className={styles.entry}
            aria-label={t('pagination.next')}
            disabled={page >= pages && !totalIsFloor}
            onClick={() => onPage(page + 1)}
          >
            <Icon of={ChevronRight} />
          </button>
        </div>
      )}
    </nav>
  );
}
