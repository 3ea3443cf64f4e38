// What happens to accounts. Who must react subscribes to it; see kernel/events.
import type { Actor } from '../../kernel/audit/index.ts';
import { defineEvent } from '../../kernel/events/index.ts';

export const accountRegistered = defineEvent<{ userId: number }>('account.registered');

/** By its owner, or by a link that was mailed to them. */
export const passwordChanged = defineEvent<{ userId: number }>('password.changed');

/** Whether the email has an account is not known here, so that no response can reveal it (D40). */
export const passwordResetRequested = defineEvent<{ email: string }>('password.reset-requested');

/** A change of the email was taken back by its link. The password may be known to somebody else, and is none any more. */
export const emailKept = defineEvent<{ userId: number }>('email.kept');

export const emailChangeRequested = defineEvent<{ userId: number; email: string }>(
  'email.change-requested',
);

/** Changes of the email that wait for their confirmation have ended; no link to them may be mailed. */
export const emailChangesEnded = defineEvent<{ userId: number }>('email.changes-ended');

/** Sessions have ended that somebody else may have had. So do secret URLs that they may have read. */
export const accessOfOthersEnded = defineEvent<{ userId: number }>('access-of-others.ended');

export const emailChanged = defineEvent<{ userId: number; previousEmail: string }>('email.changed');

/** The owner must confirm the email that the account has, and has no link that works any more. */
export const emailConfirmationNeeded = defineEvent<{ userId: number; email: string }>(
  'email.confirmation-needed',
);

/** Asked for in a session of the account; the old email can take it back (D71). */
export const emailChangeAnnounced = defineEvent<{ userId: number; previousEmail: string }>(
  'email.change-announced',
);

/** With a browser that is not known; never the first login of an account. `device` may be empty. */
export const loggedInElsewhere = defineEvent<{ userId: number; device: string }>(
  'logged-in.elsewhere',
);

/** By its owner. */
export const secondFactorChanged = defineEvent<{ userId: number; isOn: boolean }>(
  'second-factor.changed',
);

/** By another admin or in the terminal, for an owner who has lost the phone and the recovery codes. */
export const secondFactorReset = defineEvent<{ userId: number }>('second-factor.reset');

/** By an operator, who may undo it. */
export const accountSuspended = defineEvent<{ userId: number }>('account.suspended');

/** An operator ends what a suspended account has booked, and what is booked with it. */
export const suspendedBookingsEnded = defineEvent<{ userId: number }>('suspended-bookings.ended');

/** A user deletes their account, or one side of it. */
export const accountClosed = defineEvent<{
  user: Actor;
  sides: readonly ('customer' | 'practitioner')[];
}>('account.closed');

/**
 * After everything has been erased. `email` is the one that the account had, confirmed or not: what was booked and
 * paid was mailed to it, and so is what becomes of it.
 */
export const accountDeleted = defineEvent<{ userId: number; email: string }>('account.deleted');

/** The user stays a customer. */
export const practitionerAccountDeleted = defineEvent<{ userId: number }>(
  'practitioner-account.deleted',
);

/**
 * Of the account, or of its side as a practitioner. Every module that holds personal data erases its own
 * tables; `personal-data.ts` says in which order.
 */
export const personalDataErased = defineEvent<{
  userId: number;
  /** Null if nobody has confirmed that it is theirs: a stranger may have registered with it. */
  email: string | null;
  sides: readonly ('customer' | 'practitioner')[];
}>('personal-data.erased');
