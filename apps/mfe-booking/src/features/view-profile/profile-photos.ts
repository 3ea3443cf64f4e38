import type { PractitionerInfo } from '@freely/api-client/contract';
import type { CarouselImage } from '@freely/ui/carousel';
import type { Say } from '../../journey/words.ts';

/** The work images, with the practitioner's avatar as the second one. */
export function profilePhotos(
  say: Say,
  { name, avatar, work_images }: PractitionerInfo,
): CarouselImage[] {
  const photos = work_images.map(({ src }, index) => ({
    src,
    alt: say('profile.photo', { name, number: index + 1 }),
  }));
  if (avatar) photos.splice(1, 0, { src: avatar, alt: say('profile.portrait', { name }) });

  return photos;
}
