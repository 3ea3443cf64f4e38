export { settingRoutes as registerSettings } from './settings.routes.ts';
