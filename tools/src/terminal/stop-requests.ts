// Ctrl-C, a closed terminal, `kill`, and the end of the parent process are all stop requests.

export interface StopRequests {
  stopped: Promise<void>;
  wasStopped(): boolean;
}

export function stopRequests(): StopRequests {
  let requested = false;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = () => {
    // npm and the terminal both forward Ctrl-C, so there may be more than one request.
    if (!requested && process.stdout.isTTY) console.log('\nStopping');
    requested = true;
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.once('disconnect', stop);
  process.channel?.unref();
  // Writing to a closed terminal fails, but the clean-up still has to run.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  return { stopped: promise, wasStopped: () => requested };
}
