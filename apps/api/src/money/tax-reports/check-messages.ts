import type { Deps } from '../../deps.ts';
import { validateXml } from '../../infrastructure/xml/index.ts';
import { messageXml } from './dpi-message.ts';
import { listReports, statementsOf } from './tax-reports.repository.ts';

interface CheckedMessage {
  name: string;
  isFiled: boolean;
  /** In the words of the validator, without what it quotes. */
  problems: string[];
}

/** Validates the messages of a year against the published schema, of which an operator has a copy. */
export async function checkMessages(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  year: number,
  schemaFile: string,
): Promise<CheckedMessage[]> {
  const checked: CheckedMessage[] = [];
  for (const report of await listReports(db, year)) {
    const statements = await statementsOf(db, config.dataKeys, report.id);
    const xml = [...messageXml(report, statements)].join('');
    const problems = (await validateXml(xml, schemaFile)).map(withoutValues);
    checked.push({ name: report.message_ref, isFiled: report.filed_at !== null, problems });
  }

  return checked;
}

/** What a terminal shows is read over a shoulder, and kept. */
const withoutValues = (problem: string): string => problem.replace(/(?<=value )'.*?'(?= )/g, "'…'");
