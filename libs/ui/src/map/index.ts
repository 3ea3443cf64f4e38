export { AreaMap, type AreaMapProps } from './area-map.tsx';
export { PlaceMap, type PlaceMapProps } from './place-map.tsx';
