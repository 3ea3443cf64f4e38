export { contactRoutes as registerSupport } from './contact.routes.ts';
export { supportData } from './personal-data.repository.ts';
