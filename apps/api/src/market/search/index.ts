export { searchData } from './personal-data.repository.ts';
export { type Nearby, practitionersNear } from './practitioners-near.ts';
export { searchRoutes as registerSearch } from './search.routes.ts';
