import { useTranslation } from '@freely/i18n';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chart.module.css';
import { type ChartProps, isEmpty, plainNumber } from './chart-data.ts';
import { fillOf, Patterns, seriesClass, seriesStyle } from './series-style.tsx';
import { useWidth } from './use-width.ts';

interface ChartFrameProps extends ChartProps {
  height: number;
  /** Draws the chart at this width; `id` is the prefix of its pattern ids. */
  draw: (board: { width: number; id: string }) => ReactNode;
  /** How a series is shown in the legend. */
  legendShape: 'box' | 'line';
}

/** The frame of every chart: its title, its legend, and a table of the same numbers. */
export function ChartFrame({
  title,
  summary,
  series,
  categories,
  categoryLabel,
  valueLabel,
  format = plainNumber,
  emptyText,
  height,
  draw,
  legendShape,
}: ChartFrameProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [frame, width] = useWidth();

  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      {series.length > 1 && (
        <ul className={styles.legend}>
          {series.map(({ key, label, meaning }, index) => (
            <li key={key}>
              <svg
                className={styles.mark}
                viewBox="0 0 16 16"
                role="presentation"
                aria-hidden="true"
              >
                <Patterns id={`${id}-${key}`} series={series} />
                {legendShape === 'box' ? (
                  // The class is on the group: on the box itself it would override the pattern.
                  <g className={seriesClass(index, meaning)}>
                    <rect
                      width="16"
                      height="16"
                      rx="3"
                      fill={fillOf(`${id}-${key}`, seriesStyle(index))}
                    />
                  </g>
                ) : (
                  <path
                    d="M0 8H16"
                    className={classNames(styles.line, styles[`${seriesStyle(index)}Line`])}
                  />
                )}
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
      {valueLabel && !isEmpty(series) && <p className={styles.unit}>{valueLabel}</p>}
      <div ref={frame} className={styles.board}>
        {isEmpty(series) ? (
          <p className={styles.empty}>{emptyText ?? t('chart.empty')}</p>
        ) : (
          <svg width={width} height={height} role="img" aria-label={`${title}. ${summary}`}>
            <Patterns id={id} series={series} />
            {draw({ width, id })}
          </svg>
        )}
      </div>
      <details className={styles.numbers}>
        <summary>{t('chart.numbers')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table must scroll by keyboard, too. */}
        <section className={styles.scroll} aria-label={title} tabIndex={0}>
          <table aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{categoryLabel}</th>
                {series.map(({ key, label }) => (
                  <th key={key} scope="col" className={styles.number}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {categories.map((category, at) => (
                <tr key={category}>
                  <th scope="row">{category}</th>
                  {series.map(({ key, values }) => (
                    <td key={key} className={styles.number}>
                      {format(values[at] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
