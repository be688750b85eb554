import { mayDeleteTraining } from '@sen/domain/trainings/mayEditTraining';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { notify } from '../../store/notifications/notify.ts';
import { participantsOf } from '../../store/notifications/recipients.ts';
import { recordEach } from '../../store/platform/audit.ts';
import { deleteTrainings as remove, takeTrainings } from '../../store/trainings/trainingChanges.ts';
import { findTraining } from '../../store/trainings/trainings.ts';
import type { Handler } from '../Operation.ts';
import { testFacts } from './testFacts.ts';

export const deleteTrainings: Handler<'deleteTrainings'> = async ({ body, caller, now }, { database }) => {
  const ids = [...new Set(body.train_ids)];
  await database.transaction().execute(async (transaction) => {
    const trainings = await takeTrainings(transaction, ids, caller);
    if (trainings.length < ids.length) throw new RefusalError('notFound');
    for (const training of trainings) assertAllowed(mayDeleteTraining(caller, training));
    for (const { id, name, ends_at, teacher_ids } of trainings) {
      // Nobody waits for what is over.
      if (ends_at <= now) continue;
      const facts = { train_id: id, meeting_name: name };
      // oxlint-disable-next-line no-await-in-loop -- in one transaction
      await notify(
        transaction,
        { type: 'TrainingDeleted', facts },
        { to: teacher_ids, causedBy: caller.id, now },
      );
      // oxlint-disable-next-line no-await-in-loop -- in one transaction
      const { tests = [] } = (await findTraining(transaction, id, caller, now)) ?? {};
      for (const { id: testId, meeting, ...test } of tests) {
        if (!meeting) continue;
        const withdrawn = { type: 'TestWithdrawn', facts: testFacts(name, { ...test, meeting }) } as const;
        const to = participantsOf(testId);
        // oxlint-disable-next-line no-await-in-loop -- in one transaction
        await notify(transaction, withdrawn, { to, causedBy: caller.id, now });
      }
    }
    await remove(transaction, ids);
    await recordEach(transaction, 'training.deleted', trainings, { by: caller.id, now }, ({ name }) => ({
      name,
    }));
  });
  return { data: null };
};
