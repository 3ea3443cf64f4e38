import { type MarketSetting, marketSettings } from '@freely/domain/market-settings';
import { type MarketText, marketTexts } from '@freely/domain/market-texts';

/** docs/settings.md. */
export function settingsPage(): string {
  const rows = Object.entries<MarketSetting>(marketSettings).map(
    ([name, { unit, min, max, default: usual, isPublic, description }]) =>
      `| \`${name}\` | ${unit} | ${min} to ${max} | ${usual} | ${isPublic ? 'yes' : 'no'} | ${description} |`,
  );

  const texts = Object.entries<MarketText>(marketTexts).map(
    ([name, { kind, maxLength, default: usual, isPublic, description }]) =>
      `| \`${name}\` | ${kind} | ${maxLength} | ${usual.replaceAll('\n', ', ')} | ${isPublic ? 'yes' : 'no'} | ${description} |`,
  );

  return `# Market settings

What an operator sets for the whole market (D80). They are kept in the one row of the table \`settings\`,
and changed on the admin screen "Market settings" or in the terminal, never by editing the row:

    npm run settings -- list
    npm run settings -- set horizon_months 9 --reason "Wedding season"

Every change has a reason and is in the audit log. It applies to the API from the next request on, and
to pages that are loaded a minute or so later; an open tab has it once it is loaded again. What is booked already stays as it was booked.

| name | unit | bounds | default | browsers read it | what it decides |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

Who runs the market, and how to reach them. A new market has addresses that reach nobody: change them
before it opens. Nothing else that people read names them, and a test looks for it; descriptions of payments and payouts
at Stripe, and the API's documentation, say Freely.

| name | kind | characters | default | browsers read it | what it decides |
| --- | --- | --- | --- | --- | --- |
${texts.join('\n')}

Generated from \`market-settings.ts\` and \`market-texts.ts\` in \`libs/domain/src\`. After a change:
\`WRITE_DOCS=1 npx jest -c apps/api/jest.config.mjs back-office/settings -t settings.md\`.
`;
}
