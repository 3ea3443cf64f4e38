export { type Mailer, makeMailer } from './mailer.ts';
export { queueAccountLink, queueInvitation, queueMail } from './queue-mail.ts';
export { queueStrandedMails, sendMail } from './send-mail.ts';
