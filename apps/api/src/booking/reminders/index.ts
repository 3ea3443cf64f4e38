export { queueReminders } from './queue-reminders.ts';
