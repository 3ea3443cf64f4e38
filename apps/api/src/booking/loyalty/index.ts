export { claimDiscount, isDiscountGone } from './claim-discount.ts';
export { lockCustomer } from './loyalty.repository.ts';
export { loyaltyRoutes as registerLoyalty } from './loyalty.routes.ts';
export { loyaltyData } from './personal-data.repository.ts';
export { recountGifts } from './recount-gifts.ts';
