import { unmarkedMail } from '../../mail/teachingMails.ts';
import { queueMail } from '../../store/platform/mails.ts';
import { listWaitingTeachers, type WaitingTeacher } from '../../store/classes/waitingMarks.ts';
import type { ScheduledJob } from '../Job.ts';

const partSize = 200;

/** Reminds teachers, in the morning and at the end of the day, of attempts to mark. */
export const remindOfMarks: ScheduledJob = {
  at: '0 8,17 * * *',
  async run({ database, config, clock }, slot) {
    const hrefOf = ({ classrooms: [first, ...more] }: WaitingTeacher) =>
      new URL(
        first && more.length === 0 ? `/markAnswer/${first.id}/queue` : '/surveys-teacher',
        config.publicUrl,
      ).href;
    let after = '0';
    for (;;) {
      const teachers = await listWaitingTeachers(database, { after, limit: partSize });
      await database.transaction().execute(async (transaction) => {
        for (const teacher of teachers)
          await queueMail(
            transaction,
            unmarkedMail(teacher, teacher.classrooms, hrefOf(teacher)),
            clock.now(),
            {
              once: `unmarked ${slot.toISOString()} ${teacher.id}`,
            },
          );
      });
      const last = teachers.at(-1);
      if (!last || teachers.length < partSize) return;
      after = last.id;
    }
  },
};
