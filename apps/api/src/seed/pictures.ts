// Demo pictures are cut paper, not people: drawn once, named by what they hold, never changed.
import { createHash } from 'node:crypto';
import type { Category } from '@freely/domain/service-types';
import { cover, type PortraitLook, portrait } from '@freely/ui/art';
import type { FileStore } from '../modules/files/index.ts';

export interface Pictures {
  /** The address of a picture, which `write` makes true. */
  portrait(look: PortraitLook): string;
  cover(of: { category: Category; id: string }): string;
  /** Stores every picture that was asked for. */
  write(): Promise<void>;
}

export function makePictures(files: FileStore, address: string): Pictures {
  const drawn = new Map<string, string>();
  const add = (svg: string) => {
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 20)}.svg`;
    drawn.set(name, svg);

    return `${address}/${name}`;
  };

  return {
    portrait: (look) => add(portrait(look)),
    cover: ({ category, id }) => add(cover({ category, id, width: 720, height: 540 })),
    write: async () => {
      for (const [name, svg] of drawn) await files.put(name, Buffer.from(svg));
    },
  };
}
