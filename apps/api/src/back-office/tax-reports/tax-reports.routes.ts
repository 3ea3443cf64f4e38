import { Readable } from 'node:stream';
import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { serve } from '../../kernel/http/index.ts';
import {
  fileReport,
  findReport,
  makeReport,
  messageXml,
  statementsOf,
} from '../../money/tax-reports/index.ts';
import { lastYearOver, readTaxYear } from './read-tax-year.ts';

/** Reports to the tax authority, for admins with the right `tax` (D93). */
export function taxReportRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.adminTaxYear, ({ query }) =>
    readTaxYear(deps, query.year ?? lastYearOver(new Date())),
  );

  serve(app, contract.makeTaxReport, async ({ user, body: { year } }) => {
    const isNew = await makeReport(deps, user, year);

    return {
      message: isNew ? 'admin.reportMade' : 'admin.reportUnchanged',
      ...(await readTaxYear(deps, year)),
    };
  });

  serve(app, contract.taxReportFile, async ({ user, params: { id } }) => {
    const report = await findReport(deps.db, id);
    if (!report) throw notFound('taxReports.notFound');
    await recordAudit(deps.db, {
      actor: user,
      action: 'tax_report.download',
      object: `tax_report:${id}`,
    });
    const statements = await statementsOf(deps.db, deps.config.dataKeys, id);

    return Readable.from(messageXml(report, statements));
  });

  serve(app, contract.fileTaxReport, async ({ user, params: { id } }) => {
    const year = await fileReport(deps, user, id);

    return {
      message: 'admin.reportFiled',
      ...(await readTaxYear(deps, year)),
    };
  });
}
