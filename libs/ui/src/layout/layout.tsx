import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

export interface LayoutProps extends ComponentProps<'div'> {
  /** A step of the space scale (`--space-…`). */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | undefined;
}

/** Children in a column, with even space between them. */
export function Stack(props: LayoutProps) {
  return <Layout {...props} kind={styles.stack} />;
}

/** Children in a row that wraps. */
export function Row(props: LayoutProps) {
  return <Layout {...props} kind={styles.row} />;
}

/** Children pushed to the two ends of a line. */
export function Spread(props: LayoutProps) {
  return <Layout {...props} kind={styles.spread} />;
}

function Layout({ gap, kind, className, ...props }: LayoutProps & { kind: string | undefined }) {
  return (
    <div
      {...props}
      className={classNames(kind, gap !== undefined && styles[`gap${gap}`], className)}
    />
  );
}
