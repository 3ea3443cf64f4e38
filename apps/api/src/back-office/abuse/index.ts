export { abuseRoutes as registerAbuse } from './abuse.routes.ts';
