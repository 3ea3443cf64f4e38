export { saveDecision } from './paper-queue.repository.ts';
export { adminPaperRoutes as registerAdminPapers } from './papers.routes.ts';
