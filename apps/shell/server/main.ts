import { startTracing } from '@freely/tracing';
import Fastify from 'fastify';
import { shellServer } from './app.ts';
import { serverOptions } from './server-options.ts';
import { readSettings, type ServerSettings } from './settings.ts';
import { stopOnSignal } from './stop.ts';

// A failed start prints one line without a stack trace (D2).
function stop(line: string): never {
  console.error(line);
  process.exit(1);
}

function settingsOrStop(): ServerSettings {
  try {
    return readSettings(process.env);
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

const settings = settingsOrStop();
const tracing = await startTracing(settings.traces.endpoint, {
  service: 'freely-shell',
  ratio: settings.traces.ratio,
});
const app = Fastify({
  logger: { level: process.env.LOG_LEVEL ?? 'warn' },
  ...serverOptions(settings),
});
app.addHook('onClose', () => tracing.stop());
stopOnSignal(app, Number(process.env.DRAIN_SECONDS ?? 0) * 1000);
try {
  await shellServer(app, settings);
  await app.listen({ port: settings.port, host: settings.host });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  stop(
    code === 'EADDRINUSE'
      ? `Port ${settings.port} is taken: set SHELL_PORT to another one.`
      : `The shell could not start: ${message}`,
  );
}
console.info(`The shell listens on ${settings.shellUrl}`);
