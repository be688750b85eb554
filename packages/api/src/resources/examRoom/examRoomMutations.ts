import type { Ending, ExtraTime, Reopening, RoomMessage } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

/** Each does nothing when it is repeated with the same `request_id`. */
export const examRoomMutations = {
  giveTime: (assignmentId: string, body: ExtraTime) =>
    unwrap(
      client.POST('/assignments/{id}/room/time', {
        params: { path: { id: assignmentId } },
        body,
        ...multipart,
      }),
    ),
  end: (assignmentId: string, body: Ending) =>
    unwrap(
      client.POST('/assignments/{id}/room/end', {
        params: { path: { id: assignmentId } },
        body,
        ...multipart,
      }),
    ),
  reopen: (assignmentId: string, body: Reopening) =>
    unwrap(
      client.POST('/assignments/{id}/room/reopen', {
        params: { path: { id: assignmentId } },
        body,
        ...multipart,
      }),
    ),
  checkHandIn: (assignmentId: string, body: { student_id: string; file: File }) =>
    unwrap(
      client.POST('/assignments/{id}/room/hand-in/check', {
        params: { path: { id: assignmentId } },
        body,
        ...multipart,
      }),
    ),
  /** `preview`: that of the check, so that nothing counts that was not seen. */
  takeHandIn: (
    assignmentId: string,
    body: { request_id: string; student_id: string; file: File; preview: string },
  ) =>
    unwrap(
      client.POST('/assignments/{id}/room/hand-in', {
        params: { path: { id: assignmentId } },
        body,
        ...multipart,
      }),
    ),
  message: (assignmentId: string, body: RoomMessage) =>
    unwrap(
      client.POST('/assignments/{id}/room/messages', {
        params: { path: { id: assignmentId } },
        body,
        ...multipart,
      }),
    ),
};
