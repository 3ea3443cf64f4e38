export { gazetteerRoutes as registerPlaces } from './gazetteer.routes.ts';
export { nearestDistrict } from './nearest-district.ts';
export { isPostcodeArea, requirePlace, requireTown } from './require-place.ts';
