export { bookingMailKinds } from './mail-kinds.ts';
export { mailLogRoutes as registerMailLog } from './mail-log.routes.ts';
export {
  queueAccountLink,
  queueContactMessage,
  queueInvitation,
  queueMail,
} from './queue-mail.ts';
export { requeueStuckMails, sendMail } from './send-mail.ts';
