/** Whom a mail goes to, and what it is about. */
export interface Recipient {
  /** Their email is looked up when the mail is sent. */
  toUserId?: number | undefined;
  /** When it is not, or not yet, the email of the account. */
  toEmail?: string | undefined;
  bookingId?: number | undefined;
  /**
   * Why it is sent. The same kind, recipient and reason again is the same mail and is ignored.
   * Defaults to the booking, else to once in the life of the account.
   */
  reason?: string | undefined;
  /**
   * Facts at queueing time, some of them compared at sending time to see whether the mail is still
   * true.
   */
  detail?: Record<string, unknown> | undefined;
}
