import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import type { DataTableProps } from './columns.ts';
import { RowCard } from './row-card.tsx';
import { SortField } from './sort-field.tsx';
import styles from './table.module.css';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useColumnShares } from './use-column-shares.ts';
import type { OpenRows } from './use-open-rows.ts';

/** A guess of a row's height in pixels, until it was in sight and is measured. */
const ROW = 57;
const CARD = 220;

type LongTableProps = DataTableProps<unknown> & { openRows: OpenRows<unknown> | undefined };

/** Thousands of rows: the page holds those in sight, and empty space for the others. */
export default function LongTable(props: LongTableProps) {
  const isWide = useSyncExternalStore(onWidth, isWideNow);
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = frame.current?.getBoundingClientRect();
    setTop((box?.top ?? 0) + window.scrollY);
  }, []);

  const { rows, rowKey, label, columns, detail, card, openRows, sort, onSort } = props;
  const guess = isWide ? ROW : CARD;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => guess,
    // What is not laid out yet has no height, and would make room for all the others.
    measureElement: (element) => element.getBoundingClientRect().height || guess,
    getItemKey: (index) => rowKey(rows[index]),
    overscan: 12,
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const table = useRef<HTMLTableElement>(null);
  const shares = useColumnShares(table, columns, items.length > 0);
  const before = (items[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);

  return (
    <div ref={frame} className={classNames(styles.wrap, styles.long)}>
      {isWide ? (
        <table
          ref={table}
          className={styles.table}
          aria-label={label}
          aria-rowcount={rows.length + 1}
        >
          {shares && (
            <colgroup>
              {shares.map((width, index) => (
                <col key={columns[index]?.key ?? 'open'} style={{ width }} />
              ))}
            </colgroup>
          )}
          <TableHead {...{ columns, sort, onSort }} hasOpenButtons={openRows !== undefined} />
          <Space height={before} />
          {items.map(({ index, key }) => (
            // One body for each row, so that a row and what is open under it are measured together.
            <tbody key={key as string} ref={virtual.measureElement} data-index={index}>
              <TableRow row={rows[index]} place={index + 2} {...{ columns, detail, openRows }} />
            </tbody>
          ))}
          <Space height={after} />
        </table>
      ) : (
        <div className={styles.small}>
          <SortField {...{ columns, sort, onSort }} />
          <ul
            className={styles.cards}
            aria-label={label}
            style={{ '--before': `${before}px`, '--after': `${after}px` } as CSSProperties}
          >
            {items.map(({ index, key }) => (
              <li
                key={key as string}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                <RowCard row={rows[index]} {...{ columns, detail, card, openRows }} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Space({ height }: { height: number }) {
  if (height <= 0) return null;

  return (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  );
}

const WIDE = '(width >= 600px)';

function onWidth(notify: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', notify);

  return () => query.removeEventListener('change', notify);
}

function isWideNow(): boolean {
  return matchMedia(WIDE).matches;
}
