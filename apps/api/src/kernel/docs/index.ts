export { docsRoutes as registerDocs } from './docs.routes.ts';
