export { type Mailer, makeMailer } from './mailer.ts';
export { queueMail } from './queue-mail.ts';
