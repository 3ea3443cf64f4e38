// The commands of operators, with the environment of the API.
import { codeOf } from './checkout.ts';
import { environmentOf } from './environment-files.ts';
import type { Market } from './market-folder.ts';
import { run } from './programs.ts';

/** `npm run ops -- …`. */
export function ops(market: Market, args: readonly string[]): string {
  return run(process.execPath, ['apps/api/src/ops.ts', ...args], {
    cwd: codeOf(market),
    env: environmentOf(market, 'api'),
  });
}

export function setting(market: Market, name: string, value: string): void {
  const args = ['set', name, value, '--reason', 'A market on one machine'];
  run(process.execPath, ['apps/api/src/back-office/settings/main.ts', ...args], {
    cwd: codeOf(market),
    env: environmentOf(market, 'api'),
  });
}
