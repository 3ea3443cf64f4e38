export { adminPaperRoutes as registerAdminPapers } from './papers.routes.ts';
