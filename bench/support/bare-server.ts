import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

// The same HTTP stack as the site's without our code: the limit that the site's figures are compared with.

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });
const app = new Hono();

/** A JSON text of so many bytes. */
app.get('/constant/:bytes', (context) => {
  const text = JSON.stringify('x'.repeat(Number(context.req.param('bytes')) - 2));
  return context.body(text, 200, {
    'Content-Type': 'application/json',
    'Content-Length': String(text.length),
  });
});

app.post('/select', async (context) => {
  const { rows } = await pool.query('select 1 as one');
  const text = JSON.stringify(rows);
  return context.body(text, 200, {
    'Content-Type': 'application/json',
    'Content-Length': String(text.length),
  });
});

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(port));

// Its input comes from the bench: it ends when the bench does.
process.stdin.resume().once('close', () => process.exit());
