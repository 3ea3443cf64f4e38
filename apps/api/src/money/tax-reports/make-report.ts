import { isDeepStrictEqual } from 'node:util';
import { londonDay } from '@freely/domain/london-time';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit } from '../../kernel/audit/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import type { Operator } from './dpi-message.ts';
import { readSellers } from './sellers.ts';
import * as reports from './tax-reports.repository.ts';
import {
  type MessageKind,
  type Messages,
  type Statement,
  saysTheSame,
  wantedMessages,
} from './wanted-messages.ts';

const kinds: readonly MessageKind[] = ['first', 'addition', 'correction'];

/**
 * Makes what is to be sent for a year, as it stands now: the first message, or after that what has been added
 * and what has changed. A message that says the same already is left as it is, so this may be repeated; one
 * that was not filed and says something else, of a practitioner or of who reports, is replaced.
 * @returns whether anything was made anew
 */
export async function makeReport(
  deps: Pick<Deps, 'db' | 'config'>,
  admin: Actor,
  year: number,
): Promise<boolean> {
  requireEnded(year);

  return inTransaction(deps.db, async (trx) => {
    await reports.lockYear(trx, year);
    const existing = await reports.listReports(trx, year);
    const filed = existing.find(({ kind, filed_at }) => kind === 'first' && filed_at !== null);
    const { reported } = await readSellers(trx, deps, year);
    const before = filed ? await reports.filedStatements(trx, deps.config.dataKeys, year) : null;
    const wanted = wantedMessages(reported, before);
    // Later messages repeat who reports.
    const operator = filed?.operator ?? (await reports.findOperator(trx));

    let isNew = false;
    for (const kind of kinds) {
      const open = existing.find((each) => each.kind === kind && each.filed_at === null);
      if (open && (await isUpToDate(trx, deps, open, { operator, statements: wanted[kind] })))
        continue;
      if (open) await reports.replaceReport(trx, open.id);
      const statements = wanted[kind];
      if (statements) {
        const operatorRef = filed?.operator_ref;
        const message = { year, kind, statements, operator, operatorRef };
        await insertMessage(trx, deps, admin, message);
      }
      isNew ||= open !== undefined || statements !== undefined;
    }

    return isNew;
  });
}

function requireEnded(year: number): void {
  if (londonDay(new Date()) > `${year}-12-31`) return;
  throw new AppError('wrong_state', 'taxReports.yearNotOver');
}

async function isUpToDate(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  report: reports.TaxReportRow,
  wanted: { operator: Operator; statements: Messages[MessageKind] },
): Promise<boolean> {
  if (!isDeepStrictEqual(report.operator, wanted.operator)) return false;
  const open = await reports.statementsOf(trx, config.dataKeys, report.id);
  if (wanted.statements?.length !== open.length) return false;
  const before = new Map(open.map((each) => [each.practitionerId, each]));

  return wanted.statements.every((statement) => {
    const same = before.get(statement.practitionerId);

    return (
      same !== undefined &&
      same.corrects === statement.corrects &&
      same.isDeletion === statement.isDeletion &&
      saysTheSame(same, statement)
    );
  });
}

interface NewMessage {
  year: number;
  kind: MessageKind;
  statements: readonly Statement[];
  operator: Operator;
  /** How the first message names who reports, once it was filed. */
  operatorRef: string | undefined;
}

async function insertMessage(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  admin: Actor,
  { year, kind, statements, operator, operatorRef }: NewMessage,
): Promise<void> {
  requireNamed(operator);
  const number = (await reports.countReports(trx, year)) + 1;
  const message_ref = `GB${year}GB-${operator.tax_operator_id}-${number}`;
  const id = await reports.insertReport(trx, {
    ...{ year, kind, message_ref, operator, made_by: admin.id },
    operator_ref: operatorRef ?? `${message_ref}-operator`,
  });
  await reports.insertStatements(trx, config.dataKeys, { id, message_ref }, statements);
  await recordAudit(trx, {
    actor: admin,
    action: 'tax_report.make',
    object: `tax_report:${id}`,
    detail: { year, kind, practitioners: statements.length },
  });
}

/** @throws {AppError} until the market settings say who reports. */
function requireNamed(operator: Operator): void {
  if (isNamed(operator)) return;
  throw new AppError('wrong_state', 'taxReports.needsCompany');
}

const isNamed = ({ company_name, company_tax_number, tax_operator_id }: Operator): boolean =>
  company_name !== '' && company_tax_number !== '' && tax_operator_id !== '';

/** Whether the market settings say who reports. */
export const namesOperator = async (db: Db): Promise<boolean> =>
  isNamed(await reports.findOperator(db));
