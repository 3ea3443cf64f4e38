// Whether the process of this container works: `node health.mjs <api|shell>` ends with 0 or 1. The images have no
// other program that could ask.
const { ROLE, API_PORT = '8090', SHELL_PORT = '4200', METRICS_PORT } = process.env;

// A worker serves nothing but its metrics. A shell's server works before the first release is there to serve.
const addresses = {
  api: ROLE === 'worker' ? `${METRICS_PORT}/metrics` : `${API_PORT}/health/ready`,
  shell: `${SHELL_PORT}/health/live`,
};

try {
  const response = await fetch(`http://127.0.0.1:${addresses[process.argv[2]]}`, {
    signal: AbortSignal.timeout(4_000),
  });
  process.exitCode = response.ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
