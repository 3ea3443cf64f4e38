export { type Notice, NoticeRegion, type NoticeRegionProps } from './notice-region.tsx';
