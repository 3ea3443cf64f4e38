import { Seal } from '@freely/ui/seal';
import { amara, tiles, tom } from '../art/index.ts';
import styles from '../home.module.css';

const before = [tiles.hair, amara, tiles.nails, tiles.eyes, tiles.massage, tiles.facial, tom];
const between = [tiles.waxing, tiles['make-up']];
const after = [tiles.beauty, tiles['male-grooming']];

/** Twelve squares of cut paper: what people can book, two who do it, and the tick. Decorative. */
export function Quilt() {
  return (
    <div className={styles.quilt} aria-hidden="true">
      {[...before, ...between].map(square)}
      <div className={styles.quiltSeal}>
        <Seal label="" />
      </div>
      {after.map(square)}
    </div>
  );
}

const square = (src: string) => <img key={src} src={src} alt="" width="200" height="200" />;
