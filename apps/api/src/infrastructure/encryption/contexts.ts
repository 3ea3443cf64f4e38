// What a sealed value is, and whose: a value that was moved to another row cannot be decrypted there.

export const bankDetailsContext = (practitionerId: number): string =>
  `bank-details:${practitionerId}`;

export const invitationContext = (practitionerId: number, email: string): string =>
  `review-invitation:${practitionerId}:${email.toLowerCase()}`;

/** Of the email of a client who is gone. */
export const erasedReviewerContext = (invitationId: number): string =>
  `erased-reviewer:${invitationId}`;

export const feedUrlContext = (practitionerId: number, urlHash: Buffer): string =>
  `calendar-feed:${practitionerId}:${urlHash.toString('hex')}`;

export const calendarAddressContext = (practitionerId: number): string =>
  `calendar-address:${practitionerId}`;

export const paperContext = (practitionerId: number, id: number): string =>
  `paper:${practitionerId}:${id}`;

/** Of the file itself, which has a key of its own. */
export const paperFileContext = (name: string): string => `paper-file:${name}`;

export const secondFactorContext = (userId: number): string => `second-factor:${userId}`;

export const patchTestNoteContext = (practitionerId: number): string =>
  `patch-test-note:${practitionerId}`;

export const signedAnswersContext = (practitionerId: number, id: number): string =>
  `signed-answers:${practitionerId}:${id}`;

export const taxDetailsContext = (practitionerId: number): string =>
  `tax-details:${practitionerId}`;

export const taxReportContext = (practitionerId: number, id: number): string =>
  `tax-report:${practitionerId}:${id}`;
