export { gazetteerRoutes as registerPlaces } from './gazetteer.routes.ts';
export { nearestDistrict } from './nearest-district.ts';
export { isPostcodeArea, requirePlace } from './require-place.ts';
