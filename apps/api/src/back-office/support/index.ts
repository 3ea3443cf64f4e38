export { contactRoutes as registerSupport } from './contact.routes.ts';
