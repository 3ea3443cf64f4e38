export { type Mailer, makeMailer, type OutgoingMail } from './mailer.ts';
