import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit } from '../../kernel/audit/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { taxReportFiled } from '../events/index.ts';
import * as reports from './tax-reports.repository.ts';

/** Records that a message was sent to the tax authority: from now on it is only corrected. Returns its year. */
export async function fileReport(
  { db, config, events }: Pick<Deps, 'db' | 'config' | 'events'>,
  admin: Actor,
  id: number,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const report = await reports.findReport(trx, id);
    if (!report) throw notFound('taxReports.notFound');
    await reports.lockYear(trx, report.year);
    if (!(await reports.markFiled(trx, id, admin.id))) {
      throw new AppError('wrong_state', 'taxReports.changed');
    }
    const { year, kind } = report;
    await recordAudit(trx, {
      actor: admin,
      action: 'tax_report.file',
      object: `tax_report:${id}`,
      detail: { year, kind },
    });
    for (const { practitionerId } of await reports.statementsOf(trx, config.dataKeys, id)) {
      await events.publish(trx, taxReportFiled, { practitionerId, reportId: id, year });
    }

    return year;
  });
}
