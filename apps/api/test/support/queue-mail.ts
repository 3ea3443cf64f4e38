// In the product only events queue mails. A test may queue any mail.
import { mailKinds, mailList } from '../../src/notifications/mail-list.ts';

export { queueMail } from '../../src/notifications/queue-mail.ts';

export const bookingMailKinds = mailKinds.filter((kind) => mailList[kind].about === 'booking');
