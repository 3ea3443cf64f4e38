import { StartupError } from './listen.ts';
import { readSettings } from './settings.ts';
import { startSandbox } from './start-sandbox.ts';

try {
  const sandbox = await startSandbox(readSettings(process.env));
  console.log(
    `Payment sandbox ${sandbox.stripeUrl}  Inbox ${sandbox.inboxUrl}  SMTP ${sandbox.smtpUrl}`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
