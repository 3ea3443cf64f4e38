import type { PractitionerInfo } from '@freely/api-client/contract';
import type { TFunction } from '@freely/i18n';
import type { CarouselImage } from '@freely/ui/carousel';

/** The work images, with the practitioner's avatar as the second one. */
export function profilePhotos(
  t: TFunction<'booking/profile'>,
  { name, avatar, work_images }: PractitionerInfo,
): CarouselImage[] {
  const photos = work_images.map(({ src }, index) => ({
    src,
    alt: t('photo', { name, number: index + 1 }),
  }));
  if (avatar) photos.splice(1, 0, { src: avatar, alt: t('portrait', { name }) });

  return photos;
}
