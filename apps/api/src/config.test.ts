import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  API_URL: 'https://api.freely.example/',
  SHELL_URL: 'https://freely.example',
  DATABASE_URL: 'postgres://freely@db.internal/freely',
  STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  DATA_KEY: randomBytes(32).toString('base64'),
  INTERNAL_KEY: randomBytes(32).toString('base64'),
  SMTP_URL: 'smtps://mail.internal',
};

test('a local machine needs no variable, and talks to the sandbox', () => {
  const config = readConfig({});

  expect(config).toMatchObject({
    isProduction: false,
    role: 'both',
    port: 8090,
    apiUrl: 'http://localhost:8090',
    stripe: { apiUrl: 'http://localhost:4242' },
    mail: { smtpUrl: 'smtp://localhost:1025' },
    limits: { callsPerMinute: 100_000 },
  });
  expect(config.origins).toContain('http://localhost:4200');
  expect(config.origins).toContain('http://localhost:4204');
});

test('URLs and origins follow the ports of D2', () => {
  const config = readConfig({ API_PORT: '9000', SHELL_PORT: '9001', BOOKING_PORT: '9002' });

  expect(config).toMatchObject({ port: 9000, apiUrl: 'http://localhost:9000' });
  expect(config.origins).toEqual(
    expect.arrayContaining(['http://localhost:9001', 'http://localhost:9002']),
  );
});

test('production uses its own variables, and none of the local defaults', () => {
  expect(readConfig(production)).toMatchObject({
    isProduction: true,
    apiUrl: 'https://api.freely.example',
    origins: ['https://freely.example'],
    stripe: { apiUrl: undefined },
    limits: { failuresPerAccount: 10 },
  });
});

test.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
  'production does not start without %s',
  (name) => {
    expect(() => readConfig({ ...production, [name]: ' ' })).toThrow(
      new ConfigError(`${name} is not set: production needs it.`),
    );
  },
);

test.each([
  ['DATA_KEY', readConfig({}).dataKeys[0].toString('base64'), 'is the one of the repository'],
  ['DATA_KEY', Buffer.alloc(32).toString('base64'), 'is not random'],
  ['INTERNAL_KEY', 'freely-internal-key-of-the-repository', 'is the one of the repository'],
  ['INTERNAL_KEY', 'short', 'is too short'],
  ['STRIPE_SECRET_KEY', 'sk_test_freely_sandbox', 'is the one of the repository'],
  ['STRIPE_SECRET_KEY', 'sk_live_', 'is too short'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_test_freely_sandbox', 'is the one of the repository'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_freely_sandbox', 'is the one of the repository'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_', 'is too short'],
  ['STRIPE_API_URL', 'http://payments.example', 'must be https'],
  ['API_URL', 'http://api.freely.example', 'must be https'],
  ['SHELL_URL', 'http://freely.example', 'must be https'],
  ['TRUST_PROXY', 'true', 'must not be true'],
  ['CALENDAR_LOOPBACK', 'allow', 'must be refuse'],
  ['FAULT_AT', 'hold:before-commit', 'must not be set'],
])('production does not start with the %s %s', (name, value, problem) => {
  const unsafe = { ...production, [name]: value };

  expect(() => readConfig(unsafe)).toThrow(`${name} ${problem}`);
  expect(() => readConfig({ ...unsafe, NODE_ENV: 'development' })).not.toThrow();
});

test('production may be tried on one machine, over plain http', () => {
  const urls = { API_URL: 'http://localhost:8090', SHELL_URL: 'http://127.0.0.1:4200' };

  expect(readConfig({ ...production, ...urls }).apiUrl).toBe('http://localhost:8090');
});

test.each([
  ['API_PORT', '70000', 'API_PORT must be a port number.'],
  ['ROLE', 'all', 'ROLE must be api, worker or both.'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgres:// or postgresql://.'],
  ['SHELL_URL', 'freely.example', 'SHELL_URL must be a web URL.'],
  ['STRIPE_SECRET_KEY', 'pk_test_1', 'STRIPE_SECRET_KEY must start with sk_ or rk_.'],
  ['FILES_URL', 'ftp://x', 'FILES_URL must start with file:// or s3://.'],
  ['DATA_KEY', 'c2hvcnQ=', 'DATA_KEY must be 32 bytes in base64.'],
])('an invalid %s is reported: %s', (name, value, line) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(line));
});

test.each([
  ['false', false],
  ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
])('TRUST_PROXY %s is parsed', (given, expected) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(expected);
});
