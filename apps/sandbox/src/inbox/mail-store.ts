import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mail, readMail } from './mail.ts';

/** A received mail: the recipients of the envelope, and the raw message. */
export interface RawMail {
  recipients: string[];
  raw: Uint8Array;
}

const maxMails = 500;

/** The latest mails, newest first. With a folder, each is stored as an `.eml` file. */
export class MailStore {
  readonly #folder: string | undefined;
  #mails: Mail[] = [];
  #isRestored: Promise<void>;

  constructor(dataFolder: string | undefined) {
    this.#folder = dataFolder === undefined ? undefined : join(dataFolder, 'inbox');
    this.#isRestored = this.#restore();
  }

  async add({ recipients, raw }: RawMail): Promise<Mail> {
    await this.#isRestored;
    const mail = await readMail({
      id: randomUUID(),
      receivedAt: new Date().toISOString(),
      recipients,
      raw,
    });
    this.#save(mail, raw);
    this.#mails.unshift(mail);
    for (const old of this.#mails.splice(maxMails)) this.#delete(old);
    return mail;
  }

  /** The mails to this email address, case-insensitive; all mails without one. */
  async list(to?: string): Promise<Mail[]> {
    await this.#isRestored;
    if (to === undefined || to === '') return this.#mails;
    const wanted = to.toLowerCase();
    return this.#mails.filter(({ recipients }) =>
      recipients.some((recipient) => recipient.toLowerCase() === wanted),
    );
  }

  async find(id: string): Promise<Mail | undefined> {
    await this.#isRestored;
    return this.#mails.find((mail) => mail.id === id);
  }

  async clear(): Promise<void> {
    await this.#isRestored;
    for (const mail of this.#mails) this.#delete(mail);
    this.#mails = [];
  }

  #save(mail: Mail, raw: Uint8Array): void {
    if (this.#folder === undefined) return;
    const envelope = JSON.stringify({
      id: mail.id,
      receivedAt: mail.receivedAt,
      recipients: mail.recipients,
    });
    // The envelope is written last: a mail without one is incomplete and is ignored.
    writeFileSync(join(this.#folder, `${mail.id}.eml`), raw);
    const path = join(this.#folder, `${mail.id}.json`);
    writeFileSync(`${path}.new`, envelope);
    renameSync(`${path}.new`, path);
  }

  #delete(mail: Mail): void {
    if (this.#folder === undefined) return;
    rmSync(join(this.#folder, `${mail.id}.json`), { force: true });
    rmSync(join(this.#folder, `${mail.id}.eml`), { force: true });
  }

  async #restore(): Promise<void> {
    const folder = this.#folder;
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    const envelopes = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const mails = await Promise.all(
      envelopes.map((name) => {
        const envelope = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Omit<
          Parameters<typeof readMail>[0],
          'raw'
        >;
        return readMail({ ...envelope, raw: readFileSync(join(folder, `${envelope.id}.eml`)) });
      }),
    );
    this.#mails = mails.sort((one, other) => other.receivedAt.localeCompare(one.receivedAt));
  }
}
