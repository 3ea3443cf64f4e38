import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';

/** A rendered mail: HTML, text and attachments. */
export interface OutgoingMail {
  /** Stable, so that a duplicate can be recognised. */
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo?: { name: string; address: string } | undefined;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; content: string }[];
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  /** @throws when the server is not reached, or refuses the login */
  verify(): Promise<void>;
  close(): void;
}

/** Nothing on the way to these can read along, or take the offer of TLS out. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Sends through any SMTP server, given its URL. Over TLS, or not at all: mails hold links that set a password. An
 * operator whose relay has no TLS in a network of their own says so in the URL.
 */
export function makeMailer({ smtpUrl }: Config['mail']): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: !THIS_MACHINE.includes(new URL(smtpUrl).hostname),
    pool: true,
    maxConnections: 2,
    connectionTimeout: 8_000,
    socketTimeout: 15_000,
  });

  return {
    send: async (mail) => {
      await transport.sendMail({
        ...mail,
        // Keeps auto-responders from replying.
        headers: { 'auto-submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    verify: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
