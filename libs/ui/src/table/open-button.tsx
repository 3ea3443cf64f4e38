import { ChevronDown } from 'lucide-react';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './table.module.css';
import type { OpenRows } from './use-open-rows.ts';
import { useTableWords } from './words.ts';

/** Opens and shuts the detail of a row. */
export function OpenButton<R>({ row, openRows }: { row: R; openRows: OpenRows<R> }) {
  const t = useTableWords();
  const isOpen = openRows.isOpen(row);

  return (
    <IconButton
      label={t(isOpen ? 'table.hide' : 'table.show', { name: openRows.nameOf(row) })}
      className={styles.open}
      aria-expanded={isOpen}
      onClick={() => openRows.toggle(row)}
    >
      <Icon of={ChevronDown} />
    </IconButton>
  );
}
