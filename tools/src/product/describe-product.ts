import { demoAccounts, demoPassword } from './demo-accounts.ts';
import type { ServerSide } from './start-server-side.ts';

/** The text that is printed once everything is running. */
export function describeProduct({ urls, hasDemoMarket }: ServerSide, milliseconds: number): string {
  return [
    '',
    `Freely is ready (${(milliseconds / 1000).toFixed(1)} s)`,
    '',
    `  Site             ${urls.shell}`,
    `  API              ${urls.api}`,
    `  Mail inbox       ${urls.inbox}`,
    `  Payment sandbox  ${urls.payments}`,
    ...(hasDemoMarket ? ['', ...accountLines()] : []),
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}

function accountLines(): string[] {
  return [
    `Demo accounts, password ${demoPassword}:`,
    '',
    ...demoAccounts.map(([email, who]) => `  ${email.padEnd(33)}${who}`),
    '',
    'Pay with the card 4242 4242 4242 4242, any future expiry and any CVV.',
  ];
}
