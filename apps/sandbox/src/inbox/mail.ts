import PostalMime, { type Address } from 'postal-mime';

interface MailAttachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

export interface Mail {
  id: string;
  receivedAt: string;
  /** The recipients of the envelope, which may differ from those in the header. */
  recipients: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
}

export async function readMail(received: {
  id: string;
  receivedAt: string;
  recipients: string[];
  raw: Uint8Array;
}): Promise<Mail> {
  const { raw, ...envelope } = received;
  const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  return {
    ...envelope,
    from: formatMailbox(parsed.from),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    attachments: parsed.attachments.map((attachment, index) => ({
      filename: attachment.filename ?? `attachment-${index + 1}`,
      contentType: attachment.mimeType,
      content:
        typeof attachment.content === 'string'
          ? Buffer.from(attachment.content)
          : new Uint8Array(attachment.content),
    })),
  };
}

/** 'Freely <hello@freely.example>' */
function formatMailbox(mailbox: Address | undefined): string {
  if (mailbox === undefined) return '';
  const { name, address: email = '' } = mailbox;
  return name === '' || name === email ? email : `${name} <${email}>`;
}

/** The response of D67. `to` has the emails without names; an attachment is at its `url`. */
export function presentMail(mail: Mail) {
  return {
    id: mail.id,
    from: mail.from,
    to: mail.recipients.join(', '),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map(({ filename, contentType, content }, index) => ({
      filename,
      content_type: contentType,
      size: content.byteLength,
      url: `/api/messages/${mail.id}/attachments/${index}`,
    })),
    received_at: mail.receivedAt,
  };
}
