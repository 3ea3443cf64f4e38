import { useTranslation } from '@freely/i18n';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { SelectField } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { pageEntries, rowRange } from './page-range.ts';
import styles from './pagination.module.css';

export type PageSize = number | 'all';

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  /** Rows on a page; `all` shows every row without pages. */
  perPage: PageSize;
  total: number;
  /** There are more than `total`: the count was capped ("1 to 10 of more than 10"). */
  totalIsFloor?: boolean | undefined;
  onPage: (page: number) => void;
  /** Offers other page sizes; the caller goes back to page 1. */
  onPerPage?: ((perPage: PageSize) => void) | undefined;
  pageSizes?: readonly PageSize[] | undefined;
  /** Names the landmark where there are two on a page; "Pages" unless given. */
  label?: string | undefined;
}

const PAGE_SIZES: readonly PageSize[] = [10, 25, 50, 'all'];

/** "1 to 10 of 34" and the pages. Renders nothing when `total` is 0. */
export function Pagination({
  page,
  perPage,
  total,
  totalIsFloor = false,
  onPage,
  onPerPage,
  pageSizes = PAGE_SIZES,
  label,
}: PaginationProps) {
  const { t } = useTranslation('ui');
  if (total === 0) return null;

  const size = perPage === 'all' ? total : perPage;
  const pages = Math.ceil(total / size);
  const [from, to] = rowRange(page, size, total);

  return (
    <nav className={styles.pager} aria-label={label ?? t('pagination.label')}>
      <span className={styles.range} aria-live="polite">
        {t(totalIsFloor ? 'pagination.rangeOfMore' : 'pagination.range', { from, to, total })}
      </span>
      {onPerPage && (
        <SelectField
          label={t('pagination.rows')}
          isLabelHidden
          size="sm"
          className={styles.sizes}
          options={pageSizes.map((offered) => ({
            value: String(offered),
            label: offered === 'all' ? t('pagination.all') : String(offered),
          }))}
          value={String(perPage)}
          onChange={({ target }) =>
            onPerPage(target.value === 'all' ? 'all' : Number(target.value))
          }
        />
      )}
      {(pages > 1 || totalIsFloor) && (
        <div className={classNames(styles.pages, pages >= 1000 && styles.long)}>
          <StepButton
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
                {formatPage(entry)}
              </button>
            ),
          )}
          <StepButton
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

interface StepButtonProps {
  label: string;
  icon: LucideIcon;
  isAtEnd: boolean;
  onPress: () => void;
}

/** On the first or last page it keeps the focus, which `disabled` would lose. */
function StepButton({ label, icon, isAtEnd, onPress }: StepButtonProps) {
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

/** A browser takes long for its first formatted number, which few lists need. */
const formatPage = (page: number) => (page < 1000 ? page : page.toLocaleString('en-GB'));
