import { useState } from 'react';
import { monogram, monogramInk } from '../art/index.ts';
import { Art } from '../art-image/index.ts';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { initialsOf } from './initials.ts';

export interface AvatarProps {
  /** The photo; without one (or when it fails) a monogram that is the same everywhere. */
  src?: string | null | undefined;
  /** Seeds the monogram: the person's id. */
  id: string | number;
  name: string;
  /** In pixels at the usual text size; 48 unless given. It grows with the reader's text size. */
  size?: 36 | 40 | 44 | 48 | 56 | 96 | undefined;
  /** Square with rounded corners, for the large pictures of result cards. */
  isCut?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A face beside its name, so it says nothing itself. It stands on pages that are made ahead of the
 * browser, whose policy lets no style attribute through.
 */
export function Avatar({ src, id, name, size, isCut = false, className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();

  return (
    <span className={classNames(styles.avatar, isCut && styles.cut, className)} data-size={size}>
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
          {/* Not in the picture: a picture cannot use the fonts of the page. */}
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
