import { Seal } from '@freely/booking-parts/seal';
import { amara, tiles, tom } from '../art/index.ts';
import styles from '../home.module.css';

const squares = {
  hair: tiles.hair,
  amara,
  nails: tiles.nails,
  eyes: tiles.eyes,
  massage: tiles.massage,
  facial: tiles.facial,
  tom,
  waxing: tiles.waxing,
  makeUp: tiles['make-up'],
  seal: null,
  beauty: tiles.beauty,
  maleGrooming: tiles['male-grooming'],
};

/** Twelve squares of cut-paper art: categories, two practitioners and the red tick. Decorative. */
export function Quilt() {
  return (
    <div className={styles.quilt} aria-hidden="true">
      {Object.entries(squares).map(([name, src]) =>
        src === null ? (
          <div key={name} className={styles.quiltSeal}>
            <Seal label="" />
          </div>
        ) : (
          <img key={name} src={src} alt="" width="200" height="200" />
        ),
      )}
    </div>
  );
}
