export { loyaltySchemeRoutes as registerLoyaltySchemes } from './loyalty-schemes.routes.ts';
export { loyaltySchemesData } from './personal-data.repository.ts';
