import { demoAccounts, demoPassword } from './demo-accounts.ts';
import type { ServerSide } from './start-server-side.ts';

/** What a person needs to know once everything runs. */
export function describeProduct(
  { addresses, hasDemoMarket }: ServerSide,
  milliseconds: number,
): string {
  return [
    '',
    `Freely is ready (${(milliseconds / 1000).toFixed(1)} s)`,
    '',
    `  Site             ${addresses.shell}`,
    `  API              ${addresses.api}`,
    `  Mail inbox       ${addresses.inbox}`,
    `  Payment sandbox  ${addresses.payments}`,
    ...(hasDemoMarket ? ['', ...accountLines()] : []),
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}

function accountLines(): string[] {
  return [
    `Demo accounts, password ${demoPassword}:`,
    '',
    ...demoAccounts.map(([address, who]) => `  ${address.padEnd(33)}${who}`),
    '',
    'Pay with the card 4242 4242 4242 4242, any future expiry and any CVV.',
  ];
}
