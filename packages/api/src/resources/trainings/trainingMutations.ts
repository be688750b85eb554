import type { MeetingKind, TrainingDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const trainingMutations = {
  save: (body: TrainingDraft) => unwrap(client.POST('/trains', { body, ...multipart })),
  remove: (train_ids: string[]) => unwrap(client.DELETE('/trains', { body: { train_ids } })),
  /** Whether it is time for the test of a meeting. */
  checkTime: (body: { meeting_id: string; kind: MeetingKind }) =>
    unwrap(client.POST('/meetings/on-time', { body, ...multipart })),
};
