// Ctrl-C, a closed terminal, `kill`, and the death of the process that started us are one thing.

export interface StopRequests {
  stopped: Promise<void>;
  wasStopped(): boolean;
}

export function stopRequests(): StopRequests {
  let asked = false;
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = () => {
    if (!asked && process.stdout.isTTY) console.log('\nStopping');
    // npm and the terminal both pass Ctrl-C on: every request after the first says nothing new.
    asked = true;
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  process.once('disconnect', ask);
  process.channel?.unref();
  // A closed terminal takes the output with it; the tidying must still happen.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  return { stopped: promise, wasStopped: () => asked };
}
