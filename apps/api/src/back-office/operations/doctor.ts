// Whether everything that the configuration names can be reached, with the keys that it has.
import { marketTexts, textNames } from '@freely/domain/market-texts';
import type { Deps } from '../../deps.ts';
import { tryFiles } from '../watch/index.ts';
import { checkDataKey } from './data-key.ts';
import {
  compilesStatements,
  logsValues,
  pingDatabase,
  readMarketTexts,
} from './parts.repository.ts';

export interface Finding {
  readonly name: string;
  /** Null when it works. */
  readonly problem: string | null;
}

/** Tries everything at once; what fails does not hide the rest. */
export function examine(deps: Deps): Promise<Finding[]> {
  const trials: Record<string, () => Promise<unknown>> = {
    DATABASE_URL: () => pingDatabase(deps.db),
    DATABASE_DIRECT_URL: () => pingDatabase(deps.sessionDb),
    'jit is off': () => refuseCompiler(deps),
    'log of the database': () => refuseValuesInLog(deps),
    ...(deps.replicas.exist ? { DATABASE_REPLICA_URLS: () => tryReplicas(deps) } : {}),
    DATA_KEY: () => checkDataKey(deps),
    STRIPE_SECRET_KEY: () => deps.stripe.balance.retrieve(),
    SMTP_URL: () => deps.mailer.verify(),
    FILES_URL: () => tryFiles(deps.files),
    ...(deps.releases ? { RELEASES_URL: () => deps.releases?.current() ?? Promise.resolve() } : {}),
    'market settings': () => tryTexts(deps),
  };

  return Promise.all(
    Object.entries(trials).map(async ([name, attempt]) => ({
      name,
      problem: await problemOf(attempt),
    })),
  );
}

async function problemOf(attempt: () => Promise<unknown>): Promise<string | null> {
  try {
    await attempt();
    return null;
  } catch (error) {
    // One line, and nothing of an address: it may have a password.
    const { name, message, code } = error as Error & { code?: string };
    return [code ?? name, message.split('\n')[0]].join(': ').replace(/\w+:\/\/\S+/g, '…');
  }
}

/** PostgreSQL compiles what it expects to take long, and is wrong about changes of a booking: 450 ms for 1. */
async function refuseCompiler({ db }: Deps): Promise<void> {
  if (await compilesStatements(db)) {
    throw new Error('it is on: alter role <role> in database <database> set jit = off');
  }
}

/** That of an error may have an email, which nobody looks for there. */
async function refuseValuesInLog({ db, config }: Deps): Promise<void> {
  if (config.isProduction && (await logsValues(db))) {
    throw new Error(
      'it has values of errors: alter role <role> in database <database> set log_error_verbosity = terse',
    );
  }
}

async function tryReplicas({ replicas }: Deps): Promise<void> {
  const problems = (await replicas.states()).filter(({ problem }) => problem !== null);
  if (problems.length > 0) {
    throw new Error(problems.map(({ name, problem }) => `${name} ${problem}`).join(', '));
  }
}

/** In production, nobody reads the mailboxes and answers the phone of a new market. */
async function tryTexts({ db, config }: Deps): Promise<void> {
  if (!config.isProduction) return;
  const texts = await readMarketTexts(db);
  const unchanged = textNames.filter(
    (name) => /email|phone|address/.test(name) && texts[name] === marketTexts[name].default,
  );
  if (unchanged.length > 0) throw new Error(`still those of the demo: ${unchanged.join(', ')}`);
}
