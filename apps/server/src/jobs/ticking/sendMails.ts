import { claimMails, markFailed, markSent } from '../../store/platform/mails.ts';
import type { TickingJob } from '../Job.ts';

const limit = 20;
const leaseMs = 120_000;
/** Minutes after each failed try; then the mail is abandoned. */
const pauses = [1, 5, 15, 60, 240];

/**
 * Sends queued mails. Two processes never take the same one; if a process dies between sending a mail and recording it,
 * the mail is sent again under the same Message-ID.
 */
export const sendMails: TickingJob = {
  everyMs: 1_000,
  async run({ database, clock, mailer, log }) {
    const mails = await claimMails(database, { limit, leaseMs, now: clock.now() });
    await Promise.all(
      mails.map(async ({ id, tries, ...mail }) => {
        try {
          await mailer.deliver(mail, id);
        } catch (error) {
          const pause = pauses[tries - 1];
          const tryAt = pause === undefined ? null : new Date(clock.now().getTime() + pause * 60_000);
          log.error({ err: error, mail: id, tries }, tryAt ? 'mail not sent' : 'mail given up');
          const failure = error instanceof Error ? error.message : String(error);
          return markFailed(database, id, { failure, tryAt });
        }
        return markSent(database, id, clock.now());
      }),
    );
  },
};
