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

/** Sends through any SMTP server, given its URL. */
export function makeMailer({ smtpUrl }: Config['mail']): Mailer {
  const transport = createTransport({
    url: smtpUrl,
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
