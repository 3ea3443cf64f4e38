/** A photo in the row. */
export interface CarouselImage {
  src: string;
  alt: string;
}
