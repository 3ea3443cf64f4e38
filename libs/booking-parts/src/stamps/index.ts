export { StampCard, type StampCardProps } from './stamp-card.tsx';
