import type { Brand } from '@freely/domain/brand';
import type { Deps } from '../deps.ts';
import type { Trx } from '../infrastructure/database/index.ts';
import type { Events, EventType } from '../kernel/events/index.ts';
import type { Translate } from '../kernel/messages/index.ts';
import type { MailContent } from './mail-content.ts';
import type { ClaimedMail } from './mail-outbox.repository.ts';
import type { Recipient } from './recipient.ts';

interface WrittenMail {
  to: { name: string; address: string };
  content: MailContent;
}

export interface WriterDeps extends Pick<Deps, 'db' | 'config'> {
  /** As the market settings say when the mail is sent. */
  brand: Brand;
  t: Translate;
}

/** How a kind of mail is written when it is sent. */
export interface Writer<About> {
  about: 'user' | 'booking' | 'link' | 'outsider';
  /** Returns null when the mail is no longer true and must not be sent. */
  template: (about: About) => MailContent | null;
  /** Gathers what the template needs. Null when nobody must get this mail any more. */
  write: (deps: WriterDeps, mail: ClaimedMail) => Promise<WrittenMail | null>;
}

export interface Mail<About = never> extends Writer<About> {
  /** The name of the event that causes it. */
  event: string;
  subscribe: (events: Events, queue: (trx: Trx, recipient: Recipient) => Promise<void>) => void;
}

/** A kind of mail; `recipientOf` returns null for an event that does not cause it. */
export function mail<Payload, About>(
  event: EventType<Payload>,
  recipientOf: (payload: Payload) => Recipient | null,
  writer: Writer<About>,
): Mail<About> {
  return {
    ...writer,
    event: event.name,
    subscribe: (events, queue) =>
      events.subscribe(event, async (trx, payload) => {
        const recipient = recipientOf(payload);
        if (recipient) await queue(trx, recipient);
      }),
  };
}
