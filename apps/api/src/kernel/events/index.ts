export { defineEvent, type Events, type EventType, openEvents } from './events.ts';
