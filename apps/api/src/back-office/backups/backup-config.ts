import { UsageError } from '../../kernel/terminal/index.ts';

export interface BackupConfig {
  /** What pgBackRest calls this database; its own file says the rest. */
  readonly stanza: string;
  /** Where files and releases are copied to. */
  readonly copiesUrl: string;
  /** The command that starts and stops the database, without `start` or `stop`. */
  readonly control: readonly string[];
}

/** @throws {UsageError} without `BACKUP_URL`: a backup without files would not bring the market back. */
export function readBackupConfig(environment: Record<string, string | undefined>): BackupConfig {
  if (!environment.BACKUP_URL) {
    throw new UsageError('BACKUP_URL is not set: the folder or bucket for copies of files.');
  }

  return {
    stanza: environment.BACKUP_STANZA ?? 'freely',
    copiesUrl: environment.BACKUP_URL,
    control: (environment.DATABASE_CONTROL ?? 'pg_ctlcluster 15 main').split(' '),
  };
}
