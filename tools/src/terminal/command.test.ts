// How commands end when somebody stops them, and when nobody can read what they were given.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const module = JSON.stringify(join(import.meta.dirname, 'command.ts'));

/** A command of its own process; `body` is that of its `run`. */
function start(body: string, ...args: string[]) {
  const source = `
    const { runCommand } = await import(${module});
    await runCommand({
      help: 'A command',
      options: { json: { type: 'boolean' } },
      run: async ({ untilStopped }) => { ${body} },
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source, '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });

  return { child, ended: once(child, 'close'), stdout: () => stdout };
}

const FOR_EVER = 'await new Promise((resolve) => setTimeout(resolve, 60_000));';

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'what %s cuts short has not succeeded: a pipeline must not go on',
  async (signal) => {
    const { child, ended } = start(`console.log('building'); ${FOR_EVER}`);
    await once(child.stdout, 'data');
    child.kill(signal);

    expect((await ended)[0]).toBe(130);
  },
);

test('what serves until it is stopped ends well', async () => {
  const { child, ended } = start(
    `setInterval(() => {}, 1_000); const stopped = untilStopped(); console.log('serving'); await stopped; return 0;`,
  );
  await once(child.stdout, 'data');
  child.kill('SIGTERM');

  expect((await ended)[0]).toBe(0);
});

test('an option that nobody knows is a refusal in JSON, too', async () => {
  const { ended, stdout } = start('return 0;', '--json', '--loudly');

  expect((await ended)[0]).toBe(2);
  expect(JSON.parse(stdout())).toEqual({ error: 'There is no option --loudly.', exitCode: 2 });
});
