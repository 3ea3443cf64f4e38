import type { Config } from '../../config.ts';
import { imageUrl } from '../../infrastructure/files/index.ts';

interface Image {
  id: number;
  src: string;
}

export function presentImages(images: readonly Image[], config: Config): Image[] {
  return images.map(({ id, src }) => ({ id, src: imageUrl(config, src) }));
}
