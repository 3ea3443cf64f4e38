import { useState } from 'react';
import { monogram, monogramInk } from '../art/index.ts';
import { Art } from '../art-image/index.ts';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { initialsOf } from './initials.ts';

export interface AvatarProps {
  /** The photo; without one, or when it fails to load, a monogram is shown. */
  src?: string | null | undefined;
  /** The person's id; the same id always gives the same monogram. */
  id: string | number;
  name: string;
  /** In pixels at the usual text size; 48 unless given. It grows with the reader's text size. */
  size?: 36 | 40 | 44 | 48 | 56 | 96 | undefined;
  /** Square with rounded corners, for the large photos of result cards. */
  isSquare?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A photo beside the name it belongs to, so it is decorative. It is used on prerendered pages, whose
 * policy allows no style attribute.
 */
export function Avatar({ src, id, name, size, isSquare = false, className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();

  return (
    <span
      className={classNames(styles.avatar, isSquare && styles.square, className)}
      data-size={size}
    >
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          width={240}
          height={240}
          loading="lazy"
          onError={() => setFailed(src)}
        />
      ) : (
        <>
          <Art svg={monogram({ id: String(id) })} />
          {/* Not part of the image: an <img> cannot use the page's fonts. */}
          <svg className={styles.letters} viewBox="0 0 100 100" aria-hidden="true">
            <text
              x="50"
              y="50"
              textAnchor="middle"
              dominantBaseline="central"
              fill={monogramInk(String(id))}
            >
              {initialsOf(name)}
            </text>
          </svg>
        </>
      )}
    </span>
  );
}
