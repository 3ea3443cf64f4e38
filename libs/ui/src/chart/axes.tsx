import type { ScaleLinear } from 'd3-scale';
import styles from './chart.module.css';
import { labelStep } from './chart-data.ts';

/** Margins around the drawing, in pixels. */
export const MARGIN = { top: 12, right: 8, bottom: 28, left: 48 } as const;

/** The height of charts with a horizontal category axis, in pixels. */
export const HEIGHT = 260;

interface ValueAxisProps {
  scale: ScaleLinear<number, number>;
  width: number;
  format: (value: number) => string;
}

/** Horizontal grid lines, with their values on the left. */
export function ValueAxis({ scale, width, format }: ValueAxisProps) {
  return (
    <g>
      {scale.ticks(4).map((tick) => (
        <g key={tick} transform={`translate(0 ${scale(tick)})`}>
          <line className={styles.grid} x1={MARGIN.left} x2={width - MARGIN.right} />
          <text className={styles.tick} x={MARGIN.left - 8} dy="0.32em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

interface CategoryAxisProps {
  categories: readonly string[];
  /** The middle of a category, in pixels. */
  middleOf: (index: number) => number;
  width: number;
}

/** Category names under the drawing, as many as fit. */
export function CategoryAxis({ categories, middleOf, width }: CategoryAxisProps) {
  const step = labelStep(categories.length, width - MARGIN.left - MARGIN.right);

  return (
    <g>
      {categories.map((category, index) =>
        index % step === 0 ? (
          <text
            key={category}
            className={styles.tick}
            x={middleOf(index)}
            y={HEIGHT - 8}
            textAnchor="middle"
          >
            {category}
          </text>
        ) : null,
      )}
    </g>
  );
}
