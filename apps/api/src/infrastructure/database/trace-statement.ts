import { recordSpan, traceId } from '@freely/tracing';
import type { LogEvent } from 'kysely';
import { codeOf } from './errors.ts';

/** A statement in the trace of the call or job that makes it: what it does and with which table, no text. */
export function traceStatement(event: LogEvent): void {
  if (traceId() === undefined) return;
  const { operation, table } = outlineOf(event.query.sql);
  recordSpan(table === undefined ? operation : `${operation} ${table}`, {
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
    },
    ms: event.queryDurationMillis,
    ...(event.level === 'error' ? { errorType: codeOf(event.error) ?? 'Error' } : {}),
  });
}

/** The first word, and the first table that is named. */
function outlineOf(sql: string) {
  const [operation = ''] = /[a-z]+/i.exec(sql) ?? [];

  return {
    operation: operation.toLowerCase(),
    table: /\b(?:from|into|update|join)\s+"?([a-z_]+)\b(?!\()/i.exec(sql)?.[1],
  };
}
