export { InviteSlots, type InviteSlotsProps } from './invite-slots.tsx';
