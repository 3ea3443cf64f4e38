/** What a mail says, before it is given a form. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Rows of a plain table: what it is, and its value. */
  facts?: readonly (readonly [label: string, value: string])[] | undefined;
  /** Choices: where each leads, and a line about it. */
  links?: readonly { label: string; about: string; url: string }[] | undefined;
  /** One thing to do next. */
  action?: { label: string; url: string } | undefined;
  /** Small print under it all. */
  closing?: readonly string[] | undefined;
  /** Why somebody without an account gets it; else the account is the reason. */
  because?: string | undefined;
  /** Where an answer goes, when not to us. */
  replyTo?: { name: string; address: string } | undefined;
  attachments?: readonly { filename: string; contentType: string; content: string }[] | undefined;
}
