import { useTranslation } from '@freely/i18n';
import { ChevronDown } from 'lucide-react';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './table.module.css';
import type { ExpandedRows } from './use-expanded-rows.ts';

/** Opens and closes the detail of a row. */
export function ExpandButton<R>({ row, expandedRows }: { row: R; expandedRows: ExpandedRows<R> }) {
  const { t } = useTranslation('ui/table');
  const isOpen = expandedRows.isOpen(row);

  return (
    <IconButton
      label={t(isOpen ? 'hide' : 'show', { name: expandedRows.nameOf(row) })}
      className={styles.expand}
      aria-expanded={isOpen}
      onClick={() => expandedRows.toggle(row)}
    >
      <Icon of={ChevronDown} />
    </IconButton>
  );
}
