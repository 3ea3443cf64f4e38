/** The content of a mail, before it is rendered. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Rows of a plain table: label and value. */
  facts?: readonly (readonly [label: string, value: string])[] | undefined;
  /** Links to choose from, each with a line about it. */
  links?: readonly { label: string; about: string; url: string }[] | undefined;
  /** The main button. */
  action?: { label: string; url: string } | undefined;
  /** Small print at the end. */
  closing?: readonly string[] | undefined;
  /** Why somebody without an account receives it; by default the account is the reason. */
  because?: string | undefined;
  /** Where a reply goes, when not to us. */
  replyTo?: { name: string; address: string } | undefined;
  attachments?: readonly { filename: string; contentType: string; content: string }[] | undefined;
}
