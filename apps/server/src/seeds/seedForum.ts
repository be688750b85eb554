import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { levels } from '@sen/domain/forum/levels';
import type { FileStore } from '../files/FileStore.ts';
import { newFileId } from '../files/fileStoreOf.ts';
import { insertCategory } from '../store/categories/categoryChanges.ts';
import type { InTransaction } from '../store/database.ts';
import { insertFile } from '../store/files/files.ts';
import { setFollowed } from '../store/forum/followers.ts';
import { acceptRules } from '../store/forum/rulesAcceptance.ts';
import { insertReply } from '../store/forum/replies.ts';
import { takePostPictures } from '../store/forum/pictures.ts';
import { insertTopic, updateTopic } from '../store/forum/topicChanges.ts';
import { insertTopicRequest } from '../store/forum/topicRequests.ts';
import { demoCategories } from './demoCategories.ts';
import { warningSign } from './demoFiles.ts';
import { demoTopics, type DemoAuthor, type DemoTopic } from './demoTopics.ts';

const day = 24 * 60 * 60_000;
const hour = 60 * 60_000;
/** Bytes of a picture. */
const most = 10_000_000;

interface Author {
  id: string;
  company_id: string;
}

/** A forum with topics in every state, of the demo unit and of the second one. */
export async function seedForum(transaction: InTransaction, files: FileStore, now: Date): Promise<void> {
  const authors = await authorsOf(transaction);
  for (const { id } of Object.values(authors))
    await acceptRules(transaction, id, new Date(now.getTime() - 30 * day));
  const themes = {
    [demoCompany.id]: await themesOf(transaction, demoCompany.id),
    [secondCompany.id]: [await addTheme(transaction, secondCompany.id, now)],
  };
  // The oldest first, so that ids follow the times.
  for (const topic of demoTopics.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const author = authors[topic.by];
    const theme_id = themes[author.company_id]?.[topic.theme] ?? themes[author.company_id]?.[0] ?? '';
    await seedTopic(transaction, topic, { authors, theme_id, files, now });
  }
}

interface Means {
  authors: Readonly<Record<DemoAuthor, Author>>;
  theme_id: string;
  files: FileStore;
  now: Date;
}

async function seedTopic(
  transaction: InTransaction,
  { title, by, daysAgo, topic_status, ...topic }: DemoTopic,
  { authors, theme_id, files, now }: Means,
): Promise<void> {
  const { id: created_by, company_id } = authors[by];
  const { approval_level = null, audience = null } = topic;
  const at = (hours: number) => new Date(now.getTime() - daysAgo * day + hours * hour);
  const picture = topic.picture && (await seedPicture(transaction, files, created_by, at(0), topic.picture));
  const content = topic.content + (picture ?? '');
  const id = await insertTopic(
    transaction,
    { title, theme_id, content },
    {
      company_id,
      created_by,
      status: topic_status,
      approval_level,
      audience,
      published_at: topic_status === 'published' ? at(4) : null,
      locked_at: topic.locked ? at(5) : null,
    },
    at(0),
  );
  await takePostPictures(transaction, { topic_id: id, reply_id: null, company_id }, content, authors[by]);
  await setFollowed(transaction, { topic_id: id, user_id: created_by }, true, at(0));
  if (approval_level !== null) {
    await insertTopicRequest(
      transaction,
      { topic_id: id, company_id, user_id: created_by },
      approval_level,
      at(1),
    );
    if (topic.reason !== undefined)
      await deny(
        transaction,
        id,
        topic.reason,
        authors[approval_level === 'unit' ? 'admin' : 'above'],
        at(3),
      );
  }
  for (const [index, [who, text]] of (topic.replies ?? []).entries()) {
    const user_id = authors[who].id;
    await insertReply(transaction, { topic_id: id, user_id, content: `<p>${text}</p>` }, at(8 + index * 9));
    await setFollowed(transaction, { topic_id: id, user_id }, true, at(8 + index * 9));
  }
  if (topic.deletedFor !== undefined) {
    const deletion = { deleted_at: at(20), deleted_by: people.admin.id, deletion_reason: topic.deletedFor };
    await updateTopic(transaction, id, deletion, at(20));
  }
}

/** Stores the picture of a topic as its author would have uploaded it; returns the markup that shows it. */
async function seedPicture(
  transaction: InTransaction,
  files: FileStore,
  owner_id: string,
  created_at: Date,
  alt: string,
): Promise<string> {
  const [width, height] = [640, 360];
  const id = newFileId();
  const stored = await files.put(id, [warningSign(width, height)], most);
  const described = {
    owner_id,
    purpose: 'forum',
    name: 'bien-bao.png',
    type: 'image/png',
    created_at,
  } as const;
  await insertFile(transaction, { id, ...described, ...stored });
  return `<img src="/api/files/${id}" alt="${alt}" width="${width}" height="${height}">`;
}

async function deny(
  transaction: InTransaction,
  topic_id: string,
  reason: string,
  { id: decided_by }: Author,
  decided_at: Date,
): Promise<void> {
  await transaction
    .updateTable('registration_request')
    .set({ status: 'denied', reason, decided_by, decided_at })
    .where('topic_id', '=', topic_id)
    .where('kind', 'in', [levels.unit.kind, levels.system.kind])
    .execute();
}

async function authorsOf(transaction: InTransaction): Promise<Record<DemoAuthor, Author>> {
  const { id: abroad } = await transaction
    .selectFrom('user_account')
    .select('id')
    .where('company_id', '=', secondCompany.id)
    .where('role', '=', 'student')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const own = ({ id }: { id: string }): Author => ({ id, company_id: demoCompany.id });
  return {
    student: own(people.student),
    other: own(people.otherStudent),
    teacher: own(people.teacher),
    admin: own(people.admin),
    above: own(people.superAdmin),
    abroad: { id: abroad, company_id: secondCompany.id },
  };
}

/** The second unit has the theme of the first one: to readers both are one. */
async function addTheme(transaction: InTransaction, company_id: string, now: Date): Promise<string> {
  const [{ name } = { name: '' }] = demoCategories.topic;
  const owner = { company_id, created_by: people.superAdmin.id, parent: null };
  const id = await insertCategory(transaction, { name, kind: 'topic', ...owner }, now);
  if (id === undefined) throw new Error(`The second unit has the theme “${name}” already.`);
  return id;
}

async function themesOf(transaction: InTransaction, company_id: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('category')
    .select('id')
    .where('company_id', '=', company_id)
    .where('kind', '=', 'topic')
    .where('parent_id', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
