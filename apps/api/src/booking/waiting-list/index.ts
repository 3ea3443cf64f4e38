export { offerFreedSlot, requeueOpenSlots } from './offer-freed-slot.ts';
export { waitingListData } from './personal-data.repository.ts';
export { entriesOf, offersOf } from './read-list.ts';
export { subscribeWaitingList } from './subscribe.ts';
export { registerWaitingList } from './waiting-list.routes.ts';
