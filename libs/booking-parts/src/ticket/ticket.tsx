import { classNames } from '@freely/ui/class-names';
import type { ReactNode } from 'react';
import styles from './ticket.module.css';

export interface TicketProps {
  /** A band of art across the top. */
  art?: ReactNode;
  /** Who, what, when, where. */
  children: ReactNode;
  /** The prices, below the tear line. */
  money: ReactNode;
  /** The background behind the card, which shows through the notches of the tear line. */
  ground?: 'paper' | 'surface' | 'raised' | 'sunk' | undefined;
  as?: 'div' | 'li' | 'article' | 'aside' | undefined;
  className?: string | undefined;
}

const GROUNDS = {
  paper: undefined,
  surface: styles.onSurface,
  raised: styles.onRaised,
  sunk: styles.onSunk,
} as const;

/** An appointment card: anything with a date and a price. */
export function Ticket({ art, children, money, ground = 'paper', as, className }: TicketProps) {
  const Tag = as ?? 'div';

  return (
    <Tag className={classNames(styles.ticket, GROUNDS[ground], className)}>
      {art && <div className={styles.art}>{art}</div>}
      <div className={styles.part}>{children}</div>
      <div className={styles.tear} />
      <div className={styles.part}>{money}</div>
    </Tag>
  );
}

export interface Sum {
  key: string;
  label: ReactNode;
  /** Formatted: "£28.00", "−£4.90". */
  amount: string;
  /** `saving` is a discount, `total` what is paid. */
  kind?: 'line' | 'saving' | 'total' | undefined;
}

/** The lines that make up a price. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className={styles.sums}>
      {sums.map(({ key, label, amount, kind = 'line' }) => (
        <div key={key} className={kind === 'line' ? undefined : styles[kind]}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface Fact {
  key: string;
  icon: ReactNode;
  label: ReactNode;
  value: ReactNode;
}

/** Facts with an icon each: where, when, the cancellation terms. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, icon, label, value }) => (
        <div key={key}>
          {icon}
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
