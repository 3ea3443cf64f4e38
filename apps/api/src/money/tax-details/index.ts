export { taxDetailsData } from './personal-data.repository.ts';
export { givenTaxDetails, taxStanding, withholdsPayouts } from './read-tax-details.ts';
export { reportableDetails } from './reportable-details.ts';
export { presentTaxDetails, sealTaxDetails } from './sealed-details.ts';
export { subscribeTaxDetails } from './subscribe.ts';
export { findTaxDetails, putTaxDetails, requestOf } from './tax-details.repository.ts';
export { taxDetailsRoutes as registerTaxDetails } from './tax-details.routes.ts';
export { watchTaxDetails } from './watch-tax-details.ts';
