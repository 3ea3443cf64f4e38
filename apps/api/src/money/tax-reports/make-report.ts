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
 * that was not filed and says something else is replaced.
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

    let isNew = false;
    for (const kind of kinds) {
      const open = existing.find((each) => each.kind === kind && each.filed_at === null);
      if (open && (await isUpToDate(trx, deps, open.id, wanted[kind]))) continue;
      if (open) await reports.replaceReport(trx, open.id);
      const statements = wanted[kind];
      if (statements) await insertMessage(trx, deps, admin, { year, kind, statements, filed });
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
  id: number,
  wanted: Messages[MessageKind],
): Promise<boolean> {
  const open = await reports.statementsOf(trx, config.dataKeys, id);
  if (wanted?.length !== open.length) return false;
  const before = new Map(open.map((each) => [each.practitionerId, each]));

  return wanted.every((statement) => {
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
  /** The first message, if it was filed: later ones repeat who reports. */
  filed: reports.TaxReportRow | undefined;
}

async function insertMessage(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  admin: Actor,
  { year, kind, statements, filed }: NewMessage,
): Promise<void> {
  const operator = filed?.operator ?? requireOperator(await reports.findOperator(trx));
  const number = (await reports.countReports(trx, year)) + 1;
  const message_ref = `GB${year}GB-${operator.tax_operator_id}-${number}`;
  const id = await reports.insertReport(trx, {
    ...{ year, kind, message_ref, operator, made_by: admin.id },
    operator_ref: filed?.operator_ref ?? `${message_ref}-operator`,
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
function requireOperator(operator: Operator): Operator {
  if (isNamed(operator)) return operator;
  const message = 'taxReports.needsCompany';
  throw new AppError('wrong_state', message);
}

const isNamed = ({ company_name, company_tax_number, tax_operator_id }: Operator): boolean =>
  company_name !== '' && company_tax_number !== '' && tax_operator_id !== '';

/** Whether the market settings say who reports. */
export const namesOperator = async (db: Db): Promise<boolean> =>
  isNamed(await reports.findOperator(db));
