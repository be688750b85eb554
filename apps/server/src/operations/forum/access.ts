import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { textOfMarkup } from '@sen/domain/text/markup';
import { sortKey } from '@sen/domain/text/sort';
import { byId, everybody, listed, ofCaller } from '../../testing/access/accessRows.ts';
import type { AccessCell } from '../../testing/access/AccessCell.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertCategory } from '../../testing/access/insertCategory.ts';
import { TestFile } from '../../testing/multipartOf.ts';

/** A theme of the unit; the caller has accepted the rules of the forum. */
const theme: MakeThing = async ({ app, caller, unit, mark }) => {
  await app.database
    .insertInto('forum_member')
    .values({ user_id: caller.id, rules_accepted_at: app.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { id: await insertCategory(app, unit.id, 'topic', mark), mark, of: {} };
};

const authorOf = ({ ownership, caller, unit }: AccessCell) =>
  ownership === 'own' ? caller.id : unit.student;

async function insertTopic(cell: AccessCell, created_by: string) {
  const { app, unit, mark } = cell;
  const { id: category_id } = await theme(cell);
  const now = app.clock.now();
  const content = `<p>${mark}</p>`;
  return app.database
    .insertInto('forum_topic')
    .values({
      company_id: unit.id,
      created_by,
      category_id,
      name: mark,
      sort_key: sortKey(mark),
      content,
      content_text: textOfMarkup(content),
      status: 'published',
      approval_level: null,
      audience: 'unit',
      last_active_at: now,
      published_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A topic by the caller, or by another student of the unit, published for the unit. */
const topic: MakeThing = async (cell) => {
  const { id } = await insertTopic(cell, authorOf(cell));
  return { id, mark: cell.mark, of: {} };
};

/** A reply by the caller, or by another student, to a topic of another student. */
const reply: MakeThing = async (cell) => {
  const { app, mark, unit } = cell;
  const { id: topic_id } = await insertTopic(cell, unit.student);
  const { id } = await app.database
    .insertInto('forum_reply')
    .values({ topic_id, user_id: authorOf(cell), content: `<p>${mark}</p>`, created_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, mark, of: {} };
};

/** Everybody of the unit; super-admins of every unit. */
const seen = { ...everybody('..00'), 'super-admin': '...0' };
const managed = { 'super-admin': '...0', admin: '..00' };
const deleted = { ...everybody('.x00'), ...managed };
const content = '<p>Em cảm ơn ạ.</p>';
const reason = 'Trùng với bài khác';

export const access = {
  listTopics: listed(topic, 'title', seen),
  addTopic: {
    cells: { ...everybody('..rr'), 'super-admin': '...r' },
    make: theme,
    call: ({ id }) => ({ body: { title: 'Hỏi về dây đai', theme_id: id, content, send: true } }),
  },
  getTopic: byId(topic, seen),
  // Published: only whoever needs no approval still changes it.
  editTopic: byId(topic, { ...everybody('rx00'), 'super-admin': '.xx0' }, { version: 1, content }),
  deleteTopic: byId(topic, deleted, { reason }),
  listReplies: byId(topic, seen),
  addReply: byId(topic, seen, { content }),
  editReply: byId(reply, { ...everybody('.x00'), 'super-admin': '.xx0' }, { content }),
  deleteReply: byId(reply, deleted, { reason }),
  followTopic: byId(topic, seen, { followed: true }),
  lockTopic: byId(topic, managed, { locked: true }),
  reportTopic: byId(topic, { ...everybody('r.00'), 'super-admin': 'r..0' }, { reason }),
  dismissReports: byId(topic, managed),
  listTopicChanges: byId(topic, seen),
  // Whoever may write may upload; nothing of others is named.
  addForumPicture: {
    cells: everybody('....'),
    make: theme,
    call: () => ({ body: { picture: new TestFile('so-do.png', pictureBytes.png()) } }),
  },
  getForum: ofCaller(everybody('.')),
  getForumRules: ofCaller(everybody('.')),
  acceptForumRules: ofCaller(everybody('.')),
} satisfies AreaAccess<'forum'>;
