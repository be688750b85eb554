import { forumDigestMail } from '../../mail/forumMails.ts';
import { listDigestReaders } from '../../store/forum/digest.ts';
import { queueMail } from '../../store/platform/mails.ts';
import type { ScheduledJob } from '../Job.ts';

const partSize = 200;
const day = 24 * 60 * 60_000;

/** Sends a daily digest of new replies to those who follow their topics. */
export const digestOfForum: ScheduledJob = {
  at: '40 7 * * *',
  async run({ database, config, clock }, slot) {
    const { href } = new URL('/forum/followed', config.publicUrl);
    const since = new Date(slot.getTime() - day);
    let after = '0';
    for (;;) {
      const readers = await listDigestReaders(database, { after, limit: partSize, since, until: slot });
      await database.transaction().execute(async (transaction) => {
        for (const reader of readers)
          await queueMail(transaction, forumDigestMail(reader, reader.topics, href), clock.now(), {
            once: `forum ${slot.toISOString()} ${reader.id}`,
          });
      });
      const last = readers.at(-1);
      if (!last || readers.length < partSize) return;
      after = last.id;
    }
  },
};
