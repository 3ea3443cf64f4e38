// Demo images are drawn paper cut-outs, not photos of people. Each file is named by its content's
// hash, so it never changes.
import { createHash } from 'node:crypto';
import type { Category } from '@freely/domain/service-types';
import { cover, type PortraitOptions, portrait } from '@freely/ui/art';
import { type FileStore, imagePath } from '../infrastructure/files/index.ts';

export interface DemoImages {
  /** The path of an image. It works after `write`. */
  portrait(look: PortraitOptions): string;
  cover(of: { category: Category; id: string }): string;
  /** Stores every image that was requested. */
  write(): Promise<void>;
}

export function makeDemoImages(files: FileStore): DemoImages {
  const drawn = new Map<string, string>();
  const add = (svg: string) => {
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 20)}.svg`;
    drawn.set(name, svg);

    return imagePath(name);
  };

  return {
    portrait: (look) => add(portrait(look)),
    cover: ({ category, id }) => add(cover({ category, id, width: 720, height: 540 })),
    write: async () => {
      for (const [name, svg] of drawn) await files.put(name, Buffer.from(svg));
    },
  };
}
