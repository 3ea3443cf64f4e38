/** How long somebody stays signed in, and how long a link in a mail works. */

/** A session ends after this long without use, and after `maxDays` in any case (D38). */
export const sessionLifetime = { idleHours: 24, maxDays: 30 } as const;

/** An impersonation is never extended (D34). */
export const impersonationHours = 1;

/** A link to choose a new password. The limit of such links looks back as long: see ADR 0040. */
export const passwordLinkMinutes = 60;
/** A link that confirms a new email address. */
export const emailLinkHours = 24;
/** A link that takes a change of the email back (D71). */
export const undoEmailDays = 7;
/** How long after the password was given a session may do what needs it (D71). */
export const recentLoginMinutes = 5;
/** How long payouts wait for bank details that replaced others, or came after the first earnings (D71). */
export const newBankDetailsHours = 48;
/** A client's invitation to write a review (D29). */
export const invitationDays = 30;
