import type { ExamRoom, RoomPerson } from '@sen/api/contract/model';
import type { TimedAttempt } from '@sen/domain/examRoom/extraTime';
import { byUrgency } from '@sen/domain/examRoom/roomState';

/** A person in an exam room, as a row. */
export interface RoomRow extends RoomPerson {
  id: string;
  room: ExamRoom;
}

/** Who needs somebody first, then in the order of names. */
export function roomRows(room: ExamRoom): RoomRow[] {
  return room.people.map((person) => ({ ...person, id: person.student.id, room })).toSorted(byUrgency);
}

/** The attempt as the time rules see it. */
export function timedAttempt({ attempt }: RoomPerson): TimedAttempt | null {
  if (!attempt) return null;
  const { state, submitted_by, started_at, deadline } = attempt;
  return { state, submitted_by, started_at: new Date(started_at), deadline: new Date(deadline) };
}

export const isRunning = ({ attempt }: RoomRow): boolean => attempt?.state === 'in_progress';

/** Has not handed in, and somebody may still act in the room. */
export const isOpen = ({ room, state }: RoomRow): boolean => room.may_act && state !== 'handed_in';
