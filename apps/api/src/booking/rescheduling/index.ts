export { reschedulingRoutes as registerRescheduling } from './rescheduling.routes.ts';
export { subscribeRescheduling } from './subscribe.ts';
export { tellCorrectedAddress } from './tell-corrected-address.ts';
