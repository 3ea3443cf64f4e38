export { accountRoutes as registerAccounts } from './accounts.routes.ts';
