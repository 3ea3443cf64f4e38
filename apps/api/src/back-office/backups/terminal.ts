import type { Config } from '../../config.ts';
import { UsageError } from '../../kernel/terminal/index.ts';
import { type BackupParts, backUp } from './back-up.ts';
import { readBackupConfig } from './backup-config.ts';
import { drill } from './drill.ts';
import { restore } from './restore.ts';
import { programRunner } from './run-program.ts';

export interface BackupOptions {
  readonly verb: string;
  /** Empty: the latest instant. */
  readonly to: string;
  readonly replace: boolean;
  readonly json: boolean;
}

/** `backup`, `restore` and `drill`. @returns what to print: each step, and how long it took */
export async function runBackupCommand(
  { database, filesUrl, releases }: Config,
  environment: Record<string, string | undefined>,
  { verb, to, replace, json }: BackupOptions,
  levelBooks: (since: Date | null) => Promise<string>,
): Promise<string> {
  const parts: BackupParts = {
    config: readBackupConfig(environment),
    databaseUrl: database.directUrl,
    stores: [
      { name: 'files', url: filesUrl },
      ...(releases ? [{ name: 'releases' as const, url: releases.url }] : []),
    ],
    run: programRunner('postgres'),
  };
  const instant = readInstant(to);
  const start = performance.now();
  const steps =
    verb === 'backup'
      ? await backUp(parts)
      : verb === 'drill'
        ? await drill(parts, instant)
        : await restore(parts, { to: instant, replace }, () => levelBooks(instant));
  const seconds = Math.round((performance.now() - start) / 10) / 100;
  if (json) return JSON.stringify({ command: verb, seconds, steps });
  const lines = steps.map((step) => `${step.name}: ${step.outcome} (${step.seconds} s)`);

  return [...lines, `${verb} took ${seconds} s`].join('\n');
}

/** With a zone: an hour more or less would be another market. */
export function readInstant(text: string): Date | null {
  if (text === '') return null;
  const instant = new Date(text);
  const isExact = /(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(instant.getTime());
  if (!isExact) throw new UsageError('--to needs a time with its zone: 2026-11-23T09:30:00Z');
  if (instant > new Date()) throw new UsageError('--to is in the future.');

  return instant;
}
