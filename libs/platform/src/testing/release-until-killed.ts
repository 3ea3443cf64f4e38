// A process that releases version after version, and says so after each, until it is killed.
import { release } from '../change-unit.ts';
import { publishHeads } from '../heads.ts';
import { openStore } from '../open-store.ts';
import { append, asUnit } from '../record-log.ts';
import { EMPTY_STATE } from '../unit-state.ts';
import { authorWith, pointerTo } from './test-platform.ts';

const [folder = '', unit = '', name = '', privateKey = '', most = 'Infinity'] =
  process.argv.slice(2);
const store = openStore(folder);
const author = authorWith({ id: 'booking', privateKey });

for (let number = 1; number <= Number(most); number += 1) {
  const version = `${name}-${number}`;
  await append(store, unit, author, (head) => ({
    verb: 'release',
    state: release(asUnit(head)?.state ?? EMPTY_STATE, pointerTo(unit, version)),
  }));
  await publishHeads(store);
  process.stdout.write(`${version}\n`);
}
