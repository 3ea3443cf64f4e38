/** How long somebody stays signed in, and how long a link in a mail works. */

/** A session ends after this long without use, and after `maxDays` in any case (D38). */
export const sessionLifetime = { idleHours: 24, maxDays: 30 } as const;

/** An impersonation is never extended (D34). */
export const impersonationHours = 1;

/** A link to choose a new password. */
export const passwordLinkMinutes = 30;
/** A link that confirms a new email address. */
export const emailLinkHours = 24;
/** A client's invitation to write a review (D29). */
export const invitationDays = 30;
