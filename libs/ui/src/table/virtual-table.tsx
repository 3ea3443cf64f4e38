import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import type { DataTableProps } from './columns.ts';
import { RowCard } from './row-card.tsx';
import { SortField } from './sort-field.tsx';
import styles from './table.module.css';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useColumnWidths } from './use-column-widths.ts';
import type { ExpandedRows } from './use-expanded-rows.ts';

/**
 * Estimated heights in pixels, until a row is rendered and measured. A row is one line high, as nearly all are: what
 * turns out different moves the page while it scrolls, and ends the scrolling of the End key on a slow machine.
 */
const ROW_HEIGHT = 55;
const CARD_HEIGHT = 220;

type VirtualTableProps = DataTableProps<unknown> & {
  expandedRows: ExpandedRows<unknown> | undefined;
};

/** Thousands of rows: renders the visible ones, and empty space for the others. */
export default function VirtualTable(props: VirtualTableProps) {
  const isWide = useSyncExternalStore(subscribe, isWideNow);
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = frame.current?.getBoundingClientRect();
    setTop((box?.top ?? 0) + window.scrollY);
  }, []);

  const { rows, rowKey, label, columns, detail, card, expandedRows, sort, onSort } = props;
  const estimatedHeight = isWide ? ROW_HEIGHT : CARD_HEIGHT;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimatedHeight,
    // A row that is not laid out yet has height 0, which would make room for all other rows.
    measureElement: (element) => element.getBoundingClientRect().height || estimatedHeight,
    getItemKey: (index) => rowKey(rows[index]),
    overscan: 12,
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const table = useRef<HTMLTableElement>(null);
  const columnWidths = useColumnWidths(table, columns, items.length > 0);
  const before = (items[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);

  return (
    <div ref={frame} className={classNames(styles.wrap, styles.virtual)}>
      {isWide ? (
        <table
          ref={table}
          className={styles.table}
          aria-label={label}
          aria-rowcount={rows.length + 1}
        >
          {columnWidths && (
            <colgroup>
              {columnWidths.map((width, index) => (
                <col key={columns[index]?.key ?? 'open'} style={{ width }} />
              ))}
            </colgroup>
          )}
          <TableHead {...{ columns, sort, onSort }} hasExpandButtons={expandedRows !== undefined} />
          <Spacer height={before} />
          {items.map(({ index, key }) => (
            // One tbody for each row, so that a row and its open detail are measured together.
            <tbody key={key as string} ref={virtual.measureElement} data-index={index}>
              <TableRow
                row={rows[index]}
                rowIndex={index + 2}
                {...{ columns, detail, expandedRows }}
              />
            </tbody>
          ))}
          <Spacer height={after} />
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
                <RowCard row={rows[index]} {...{ columns, detail, card, expandedRows }} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;

  return (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  );
}

const WIDE = '(width >= 600px)';

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);

  return () => query.removeEventListener('change', onChange);
}

function isWideNow(): boolean {
  return matchMedia(WIDE).matches;
}
