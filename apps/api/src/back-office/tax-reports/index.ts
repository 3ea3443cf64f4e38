export { taxReportRoutes as registerAdminTaxReports } from './tax-reports.routes.ts';
