import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';

/** A mail as it goes out: both forms, and what is attached. */
export interface OutgoingMail {
  /** Stable, so that a second sending can be recognised. */
  messageId: string;
  to: { name: string; address: string };
  replyTo?: { name: string; address: string } | undefined;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; content: string }[];
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Any SMTP server, by its address. */
export function makeMailer({ smtpUrl, from }: Config['mail']): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 8_000,
      socketTimeout: 15_000,
    },
    { from },
  );

  return {
    send: async (mail) => {
      await transport.sendMail({
        ...mail,
        // Nobody answers a machine, and no machine should answer this one.
        headers: { 'auto-submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
