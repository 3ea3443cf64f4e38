export { mailLogRoutes as registerMailLog } from './mail-log.routes.ts';
export { type Mailer, makeMailer } from './mailer.ts';
export {
  queueAccountLink,
  queueContactMessage,
  queueInvitation,
  queueMail,
} from './queue-mail.ts';
export { requeueStuckMails, sendMail } from './send-mail.ts';
