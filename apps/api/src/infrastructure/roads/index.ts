export type { RoadService } from './google-routes.ts';
export { openRoadService } from './open-road-service.ts';
