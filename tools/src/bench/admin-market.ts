// A copy of the bench's market with the data that only admins see. Other suites use the original.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { forgetOneCustomer, openBenchMarket } from './bench-market.ts';
import { migrateAt } from './bench-services.ts';
import { onCluster } from './on-cluster.ts';
import type { BenchContext } from './suite.ts';

const people = readFileSync(join(import.meta.dirname, 'admin-market.sql'), 'utf8');
const name = 'admin_market';

export interface AdminMarket {
  url: string;
  /** Of an admin's session. */
  token: string;
  adminId: number;
}

export async function openAdminMarket(context: BenchContext): Promise<AdminMarket> {
  const source = new URL(await openBenchMarket(context, migrateAt));
  const url = new URL(source);
  url.pathname = `/${name}`;
  await copy(source);
  context.onEnd(() => onCluster(source, (client) => drop(client)));

  context.log(
    'Naming 50,000 practitioners, and adding customers, reviews, mails and the audit log',
  );
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(people);
    await forgetOneCustomer(client);
    await client.query('vacuum analyze users');
    await client.query('vacuum analyze practitioners');
    await client.query('vacuum analyze user_roles, reviews, mail_outbox, audit_log');

    return { url: url.href, ...(await signIn(client)) };
  } finally {
    await client.end();
  }
}

async function copy(source: URL): Promise<void> {
  await onCluster(source, async (client) => {
    await drop(client);
    await client.query(
      `create database ${name} template ${source.pathname.slice(1)} strategy file_copy`,
    );
  });
}

const drop = (client: Client) => client.query(`drop database if exists ${name} with (force)`);

async function signIn(client: Client): Promise<{ token: string; adminId: number }> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await client.query(
    `with admin as (
       insert into users (email, password_hash, first_name) values ('ops@bench.example', '-', 'Ops')
       returning id)
     insert into user_roles select id, 'admin' from admin returning user_id`,
  );
  const adminId = Number(rows[0].user_id);
  // As in the demo market: no app makes codes here.
  await client.query('update settings set admin_second_factor = 0');
  // After the role: a change of role ends all sessions (D38).
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at, ends_at)
     values ($1, $2, now() + interval '1 day', now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), adminId],
  );

  return { token, adminId };
}
