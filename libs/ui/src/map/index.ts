export { AreaMap, type AreaMapProps } from './area-map.tsx';
