import Fastify from 'fastify';
import { operations } from '../src/contract/document.ts';
import { errorsOf } from '../src/contract/schemas.ts';
import type { Acknowledgement, AnswerBatch } from '@sen/api/contract/model';

/** The handler that saves are compared with: the same framework and validation, but no work. */
const save = operations.find(({ id }) => id === 'saveAnswers');
const schema = save?.body['application/json']?.schema;
if (!schema) throw new Error('The contract has no saveAnswers.');

const app = Fastify();
app.setValidatorCompiler(() => (body) => errorsOf(schema, body) === null);
app.post<{ Body: AnswerBatch }>('/api/surveys/:id/answer', { schema: { body: {} } }, async ({ body }) => {
  const seq = body.entries.at(-1)?.seq ?? 0;
  const now = new Date().toISOString();
  const data: Acknowledgement = {
    acknowledged_seq: seq,
    server_seq: seq,
    epoch: body.journal_id,
    saved_at: now,
    server_time: now,
    deadline: now,
    state: 'in_progress',
    notices: 0,
    changes: [],
  };
  return { data };
});

/** The handler that reports of studying are compared with: it reads the body and does nothing. */
app.post('/api/activity/visits', async () => ({ data: { visits: [], lessons: [], refused: [] } }));

/** The handler that polls are compared with: the bytes of the page that the server answered, or nothing for who has it. */
const page = Buffer.from(process.argv[2] ?? '');
const tag = '"bare"';
app.get('/api/notifications', async ({ headers }, reply) => {
  reply.header('etag', tag);
  if (headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(page);
});

await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.(typeof address === 'object' ? (address?.port ?? 0) : 0);
