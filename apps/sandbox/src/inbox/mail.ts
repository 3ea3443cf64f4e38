import PostalMime, { type Address } from 'postal-mime';

interface MailAttachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

export interface Mail {
  id: string;
  receivedAt: string;
  /** Addresses of the envelope: who gets it, whatever the head says. */
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
    from: spokenAddress(parsed.from),
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
function spokenAddress(address: Address | undefined): string {
  if (address === undefined) return '';
  const { name, address: mailbox = '' } = address;
  return name === '' || name === mailbox ? mailbox : `${name} <${mailbox}>`;
}

/** The answer of D67. `to` holds bare addresses; an attachment is fetched from its `url`. */
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
