export { Carousel, type CarouselProps } from './carousel.tsx';
export type { CarouselImage } from './carousel-image.ts';
