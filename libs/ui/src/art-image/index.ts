export { Art, type ArtProps } from './art.tsx';
