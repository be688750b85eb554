import type { ExamRoom, RoomAttempt, RoomPerson } from '@sen/api/contract/model';
import { examRoom } from '@sen/api/fixtures/examRoom';
import { seededRandom } from '@sen/domain/attempts/random';
import { needsOf, roomState } from '@sen/domain/examRoom/roomState';
import { demoStudents } from '@sen/server/seeds/demoPeople';

const minute = 60_000;
const names = Object.values(demoStudents);

/** A room of this many people in the middle of its exam; each turn some are lost, are back or hand in. */
export function crowdedRoom(count: number, turn: number): ExamRoom {
  const now = Date.now();
  const start = new Date(now - 20 * minute);
  const end = new Date(now + 100 * minute);
  const people = Array.from({ length: count }, (_, index): RoomPerson => {
    const name = `${names[index % names.length]} ${index + 1}`;
    const attempt = attemptOf(index, turn, start.getTime());
    const facts = { takesPart: true, attempt: attempt && factsOf(attempt, now) };
    const times = { start, end, durationMinutes: examRoom.duration_minutes };
    return {
      student: { id: `${1000 + index}`, name, avatar: null },
      state: roomState(facts, new Date(now)),
      needs: needsOf(facts, times, new Date(now)),
      attempt,
      waiting_minutes: 0,
      given_back: [],
    };
  });
  return {
    ...examRoom,
    people,
    start_time: start.toISOString(),
    end_time: end.toISOString(),
    server_time: new Date(now).toISOString(),
  };
}

function attemptOf(index: number, turn: number, start: number): RoomAttempt | null {
  const random = seededRandom(`person ${index}`);
  const luck = random();
  if (luck < 0.04) return null;
  const started = start + Math.floor(random() * 5 * minute);
  const isLost = seededRandom(`person ${index} turn ${turn}`)() < 0.06;
  const isDone = luck > 0.9 - turn * 0.002;
  const at = (time: number) => new Date(time).toISOString();
  return {
    id: `${2000 + index}`,
    number: 0,
    state: isDone ? 'submitted' : 'in_progress',
    started_at: at(started),
    deadline: at(started + 45 * minute),
    submitted_at: isDone ? at(started + 14 * minute) : null,
    submitted_by: isDone ? 'student' : null,
    seen_at: isLost ? at(Date.now() - 3 * minute) : isDone ? at(started + 14 * minute) : null,
    unsent: isLost ? 1 + (index % 4) : 0,
    device_changes: luck < 0.08 ? 1 : 0,
    extra_minutes: luck > 0.6 && luck < 0.64 ? 10 : 0,
  };
}

function factsOf(attempt: RoomAttempt, now: number) {
  const { state, submitted_by, started_at, deadline, seen_at, unsent, device_changes } = attempt;
  return {
    state,
    submitted_by,
    started_at: new Date(started_at),
    deadline: new Date(deadline),
    seenAt: new Date(seen_at ?? now),
    unsent,
    deviceChanges: device_changes,
    fileTakenAt: null,
  };
}
