export { abuseRoutes as registerAbuse } from './abuse.routes.ts';
export { abuseData } from './personal-data.repository.ts';
