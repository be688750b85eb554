import type { AccessCells, AccessRow, AreaAccess } from '../../testing/access/AccessRow.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { attempt } from '../attempts/access.ts';

const request_id = '6a1f0c52-6a39-4f0e-9a55-0f3a8f3c9d41';
const reason = 'Mất điện phòng máy.';

/** In the room of an exam that a student sits. */
function inRoom(cells: AccessCells, body?: object): AccessRow {
  return {
    cells,
    make: attempt,
    call: ({ id, of }) => ({ path: { id: of.assignment ?? id }, ...(body ? { body } : {}) }),
  };
}

/** With a file that is none. */
function withFile(body: object): AccessRow {
  return {
    cells: { 'super-admin': 'rrr0', admin: 'rr00', teacher: 'r000' },
    make: attempt,
    call: ({ id, of }) => ({
      path: { id: of.assignment ?? id },
      body: {
        ...body,
        student_id: of.user ?? '1',
        file: new TestFile('a.senbailam', '{}'),
      },
    }),
  };
}

const supervised = { 'super-admin': '...0', admin: '..00', teacher: '.000' };

export const access = {
  getExamRoom: inRoom(supervised),
  giveExtraTime: inRoom(supervised, { request_id, minutes: 10, reason }),
  endAttempts: inRoom(supervised, { request_id, reason }),
  messageExamRoom: inRoom(supervised, { request_id, text: 'Câu 3: đọc “220 V”.' }),
  checkHandIn: withFile({}),
  takeHandIn: withFile({ request_id, preview: '0'.repeat(64) }),
  reopenAttempt: {
    cells: { 'super-admin': 'rrr0', admin: 'rr00', teacher: 'r000' },
    make: attempt,
    call: ({ id, of }) => ({
      path: { id: of.assignment ?? id },
      body: { request_id, student_id: of.user ?? '1', minutes: 10, reason },
    }),
  },
  listAttemptNotices: {
    cells: { 'super-admin': '0000', student: '.000' },
    make: attempt,
    call: ({ id }) => ({ path: { id } }),
  },
} satisfies AreaAccess<'examRoom'>;
