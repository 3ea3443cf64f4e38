export { Carousel, type CarouselImage, type CarouselProps } from './carousel.tsx';
