export { loyaltySchemeRoutes as registerLoyaltySchemes } from './loyalty-schemes.routes.ts';
