// What admins decide, and what reaches them. Who must react subscribes to it; see kernel/events.
import { defineEvent } from '../../kernel/events/index.ts';

export const practitionerDecided = defineEvent<{
  practitionerId: number;
  isApproved: boolean;
  /** The entry in the audit log. */
  auditId: number;
}>('practitioner.decided');

/** Somebody has written to us through the contact form. */
export const messageReceived = defineEvent<{ messageId: number }>('message.received');

/** A paper of a practitioner was approved or refused (D85). */
export const paperDecided = defineEvent<{
  practitionerId: number;
  paperId: number;
  isApproved: boolean;
  /** The entry in the audit log. */
  auditId: number;
}>('paper.decided');
