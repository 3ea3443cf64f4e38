import { sprig } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import { classNames } from '@freely/ui/class-names';
import { Icon } from '@freely/ui/icon';
import { Gift } from 'lucide-react';
import type { CSSProperties } from 'react';
import styles from './stamps.module.css';

export interface StampCardProps {
  /** The number of stamps so far. */
  done: number;
  /** The number of stamps in all; the last one holds the gift (D27). */
  rounds?: number | undefined;
}

/** The loyalty card, decorative: give the count beside it as text. */
export function StampCard({ done, rounds = 3 }: StampCardProps) {
  return (
    <div
      className={styles.stamps}
      style={{ '--rounds': rounds } as CSSProperties}
      aria-hidden="true"
    >
      {Array.from({ length: rounds }, (_, index) => index + 1).map((round) => (
        <Stamp key={round} round={round} isDone={round <= done} isGift={round === rounds} />
      ))}
    </div>
  );
}

function Stamp({ round, isDone, isGift }: { round: number; isDone: boolean; isGift: boolean }) {
  if (isDone) {
    return (
      <span className={classNames(styles.stamp, styles.done)}>
        <Art svg={sprig({ id: `stamp-${round}` })} />
      </span>
    );
  }

  return (
    <span className={classNames(styles.stamp, isGift && styles.gift)}>
      {isGift ? <Icon of={Gift} /> : round}
    </span>
  );
}
