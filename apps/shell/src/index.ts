// The code of the shell is one file, but runs in tasks of its own: a tap need not wait for all of it.
import { readBootData } from './boot/boot-data.ts';
import { nextTask } from './boot/next-task.ts';
import { markStarting } from './boot/start-marks.ts';

markStarting();
void start();

async function start(): Promise<void> {
  const boot = await readBootData();
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell.tsx');
  await nextTask();
  await startShell(boot);
}
