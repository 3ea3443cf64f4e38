// Started by a test as a separate process: prints how many bytes of memory a download takes.
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { closeDeps, openDeps } from '../../src/open-deps.ts';

const [path = '', token = ''] = process.argv.slice(2);
const deps = await openDeps(
  readConfig({ ...process.env, NODE_ENV: 'test', ROLE: 'api', LOG_LEVEL: 'silent' }),
  () => {},
);
const app = await buildApp(deps);
const origin = await app.listen({ port: 0, host: 'localhost' });
const headers = { authorization: `Bearer ${token}` };
// The first call of a process loads code, which must not count for the download.
await (await fetch(`${origin}${deps.config.basePath}/auth/user`, { headers })).text();
await pause(200);

const idle = process.memoryUsage.rss();
let peak = idle;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 5);
const start = performance.now();
const response = await fetch(`${origin}${deps.config.basePath}${path}`, { headers });
let bytes = 0;
for await (const chunk of response.body ?? []) bytes += chunk.length;
clearInterval(watch);
const milliseconds = Math.round(performance.now() - start);

process.stdout.write(
  JSON.stringify({ status: response.status, bytes, milliseconds, grown: peak - idle }),
);
await app.close();
await closeDeps(deps);
