import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { moveFocus } from '@freely/ui/roving';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './slot-grid.module.css';

/** The number of times on one page of the grid. */
const PER_PAGE = 16;

export interface SlotGridLabels {
  /** Names the group: "Start time". */
  group: string;
}

export interface SlotGridProps {
  /** `HH:mm`, in order. */
  slots: readonly string[];
  value: string | null;
  onChange: (slot: string) => void;
  /** True until location and treatment are chosen. */
  isDisabled?: boolean | undefined;
  /** Shown instead of the grid when there are no times. */
  emptyText: string;
  labels: SlotGridLabels;
}

/** Start times, sixteen at a time. One tab stop; arrow keys choose. */
export function SlotGrid({
  slots,
  value,
  onChange,
  isDisabled = false,
  emptyText,
  labels,
}: SlotGridProps) {
  const { t } = useTranslation('ui');
  const [page, setPage] = useState(() => pageOf(slots, value));
  const pages = Math.max(1, Math.ceil(slots.length / PER_PAGE));

  // The times of another day: shows the page of the chosen time, otherwise the first page.
  const day = slots.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing a time must not change the page.
  useEffect(() => setPage(pageOf(slots, value)), [day]);

  if (slots.length === 0) {
    return (
      <p className={styles.empty} role="status">
        {emptyText}
      </p>
    );
  }

  const from = Math.min(page, pages - 1) * PER_PAGE;
  const shown = slots.slice(from, from + PER_PAGE);
  const stop = value && shown.includes(value) ? value : shown[0];

  return (
    <div>
      <div
        role="radiogroup"
        aria-label={labels.group}
        aria-disabled={isDisabled || undefined}
        className={styles.slots}
        onKeyDown={(event) => moveFocus(event, '[role=radio]')?.click()}
      >
        {shown.map((slot) => (
          // biome-ignore lint/a11y/useSemanticElements: styled as buttons, and chosen by one press.
          <button
            key={slot}
            type="button"
            role="radio"
            className={styles.slot}
            aria-checked={slot === value}
            disabled={isDisabled}
            tabIndex={slot === stop ? 0 : -1}
            onClick={() => onChange(slot)}
          >
            {slot}
          </button>
        ))}
      </div>
      {pages > 1 && (
        <div className={styles.pager}>
          <Button
            variant="quiet"
            size="sm"
            icon={<Icon of={ArrowLeft} />}
            disabled={isDisabled}
            isAtEnd={from === 0}
            onClick={() => setPage(page - 1)}
          >
            {t('slots.earlier')}
          </Button>
          <span className={styles.range} role="status">
            {t('pagination.range', {
              from: from + 1,
              to: from + shown.length,
              total: slots.length,
            })}
          </span>
          <Button
            variant="quiet"
            size="sm"
            disabled={isDisabled}
            isAtEnd={from + PER_PAGE >= slots.length}
            onClick={() => setPage(page + 1)}
          >
            {t('slots.later')}
            <Icon of={ArrowRight} />
          </Button>
        </div>
      )}
    </div>
  );
}

function pageOf(slots: readonly string[], slot: string | null): number {
  const index = slot === null ? -1 : slots.indexOf(slot);

  return index < 0 ? 0 : Math.floor(index / PER_PAGE);
}
