import Fastify from 'fastify';
import { Pool } from 'pg';

/** The handler that the chat is compared with: the same inserts and selects, without sessions, rules, validation and tags. */
const pool = new Pool({ connectionString: process.argv[2], max: 10 });
const app = Fastify();

interface Sending {
  sender_id: string;
  receiver_id: string;
  body: string;
  client_id: string;
}
const pair = 'direct_low = least($1::bigint, $2::bigint) and direct_high = greatest($1::bigint, $2::bigint)';

app.post<{ Body: Sending }>('/send', async ({ body }) => {
  const { sender_id, receiver_id, client_id } = body;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `with made as (insert into conversation (direct_low, direct_high, created_at)
        values (least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), now()) on conflict do nothing returning id)
      insert into conversation_member (conversation_id, user_id, joined_at)
      select id, person, now() from made, unnest(array[$1::bigint, $2::bigint]) as person`,
      [sender_id, receiver_id],
    );
    const { rows } = await client.query<{ number: number }>(
      `with place as (update conversation set last_number = last_number + 1, last_at = now() where ${pair}
        returning id, last_number)
      insert into message (conversation_id, number, sender_id, client_id, body, created_at)
      select id, last_number, $1, $3, $4, now() from place returning number`,
      [sender_id, receiver_id, client_id, body.body],
    );
    await client.query('commit');
    return { data: rows[0] };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

app.get<{ Querystring: { me: string; other: string; since: string } }>('/messages', async ({ query }) => {
  const { rows } = await pool.query(
    `select message.id, number, client_id, sender_id, body, message.created_at, name, avatar
    from message join conversation on conversation.id = conversation_id join user_account on user_account.id = sender_id
    where ${pair} and number > $3 order by number limit 100`,
    [query.me, query.other, query.since],
  );
  return { data: rows };
});

app.get<{ Querystring: { me: string; other?: string } }>('/people', async ({ query }) => {
  const { rows } = await pool.query(
    `select person.id, person.name, person.avatar, newest.body, newest.created_at from conversation_member member
    join conversation on conversation.id = member.conversation_id
    join user_account person on person.id = case when direct_low = $1 then direct_high else direct_low end
    join message newest on newest.conversation_id = conversation.id and newest.number = last_number
    where member.user_id = $1 and ($2::bigint is null or person.id = $2) order by last_at desc limit 20`,
    [query.me, query.other ?? null],
  );
  return { data: rows };
});

app.get<{ Querystring: { me: string } }>('/unread', async ({ query }) => {
  const { rows } = await pool.query(
    `select count(*) from conversation_member member
    join conversation on conversation.id = member.conversation_id and last_number > seen_number
    join message on message.conversation_id = conversation.id and number > seen_number and sender_id <> member.user_id
    where member.user_id = $1`,
    [query.me],
  );
  return { data: rows[0] };
});

await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.(typeof address === 'object' ? (address?.port ?? 0) : 0);
