export { adminPractitionerRoutes as registerAdmin } from './practitioners.routes.ts';
