import { type ReactNode, useId } from 'react';
import styles from './drawer.module.css';

/** A titled section of a drawer. */
export function DrawerPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();

  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

export type Fact = readonly [term: string, value: ReactNode] | false | null;

/** A list of terms and values; false and null entries are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A list of lines: a text on the left, a time or an amount on the right. */
export function Lines({
  lines,
  empty,
}: {
  lines: readonly { key: string; what: ReactNode; aside: ReactNode }[];
  empty: string;
}) {
  if (lines.length === 0) return <p className={styles.none}>{empty}</p>;

  return (
    <ul className={styles.lines}>
      {lines.map(({ key, what, aside }) => (
        <li key={key}>
          <span>{what}</span>
          <span className={styles.when}>{aside}</span>
        </li>
      ))}
    </ul>
  );
}
