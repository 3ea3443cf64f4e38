// Fastify, a pool and one prepared statement: the minimal HTTP server over PostgreSQL.
// `GET /?values=…&values=…` returns the rows unchanged.
import Fastify from 'fastify';
import pg from 'pg';

const { DATABASE_URL, PORT, STATEMENT } = process.env;
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: 20,
  application_name: 'bench-bare',
  // Planned once, which is its fastest mode.
  options: '-c plan_cache_mode=force_generic_plan',
});
const app = Fastify();

app.get('/', async ({ query }) => {
  const { values } = query as { values: string[] };
  const { rows } = await pool.query({ name: 'bare', text: STATEMENT ?? '', values });

  return rows;
});
app.get('/health', async () => 'ok');

process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
await app.listen({ port: Number(PORT), host: 'localhost' });
