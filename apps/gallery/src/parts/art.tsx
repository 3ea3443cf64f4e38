import {
  type ArtCategory,
  band,
  CATEGORIES,
  cover,
  portrait,
  spot,
  sprig,
  tile,
} from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Cut-paper art',
  entryPoint: '@freely/ui/art',
  about:
    'Deterministic: the same id always gives the same image. Decorative, so it has no alt text.',
  states: [
    {
      name: 'Tiles',
      content: (
        <div className={styles.tiles}>
          {CATEGORIES.map((category: ArtCategory) => (
            <Art key={category} svg={tile(category)} />
          ))}
        </div>
      ),
    },
    {
      name: 'Covers',
      content: (
        <div className={styles.covers}>
          {CATEGORIES.map((category: ArtCategory, index) => (
            <Art key={category} svg={cover({ id: String(index), category })} />
          ))}
        </div>
      ),
    },
    {
      name: 'Band',
      content: <Art svg={band({ id: 'gallery', category: 'nails' })} />,
    },
    {
      name: 'Spots',
      content: (
        <div className={styles.tiles}>
          {(['empty', 'pause', 'calendar', 'bouquet'] as const).map((name) => (
            <Art key={name} svg={spot(name)} />
          ))}
          <Art svg={sprig({ id: 'gallery' })} />
          <Art svg={portrait({})} />
        </div>
      ),
    },
  ],
} satisfies GalleryPart;
