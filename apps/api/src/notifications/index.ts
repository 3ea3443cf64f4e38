export { mailLogRoutes as registerMailLog } from './mail-log.routes.ts';
export { mailData } from './personal-data.repository.ts';
export { subscribeMails } from './queue-mail.ts';
export { resendMail } from './resend-mail.ts';
export { requeueStuckMails, sendMail } from './send-mail.ts';
