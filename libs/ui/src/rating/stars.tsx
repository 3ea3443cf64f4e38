import styles from './rating.module.css';

const STAR = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';
const LEFT_HALF = 'M12 2.6v14.9l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

/** Decorative stars to the nearest half (D28); give the number beside them as text. */
export function Stars({ value, of = 5 }: { value: number; of?: number }) {
  const halves = Math.round(value * 2);

  return (
    <span className={styles.stars} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <Star key={STAR + String(index)} halves={Math.min(2, Math.max(0, halves - 2 * index))} />
      ))}
    </span>
  );
}

function Star({ halves }: { halves: number }) {
  return (
    <svg viewBox="0 0 24 24" role="presentation">
      {halves < 2 && (
        <path className={styles.off} fill="none" stroke="currentColor" strokeWidth="1.6" d={STAR} />
      )}
      {halves > 0 && <path fill="currentColor" d={halves === 2 ? STAR : LEFT_HALF} />}
    </svg>
  );
}
