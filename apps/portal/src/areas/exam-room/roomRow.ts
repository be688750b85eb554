import type { ExamRoom, RoomPerson } from '@sen/api/contract/model';
import type { Outage, TimedPerson } from '@sen/domain/examRoom/extraTime';
import { byUrgency } from '@sen/domain/examRoom/roomState';
import { isReachable, isRunning } from '@sen/domain/examRoom/whomActionsConcern';

/** A person in an exam room, as a row. */
export interface RoomRow extends RoomPerson {
  id: string;
  room: ExamRoom;
}

/** Who needs somebody first, then in the order of names. */
export function roomRows(room: ExamRoom): RoomRow[] {
  return room.people.map((person) => ({ ...person, id: person.student.id, room })).toSorted(byUrgency);
}

/** A person as the time rules see one. */
export function timedPerson({ attempt, given_back }: RoomPerson): TimedPerson {
  const givenBack = given_back.map(({ from, to }): Outage => ({ from: new Date(from), to: new Date(to) }));
  if (!attempt) return { attempt, givenBack };
  const { state, submitted_by, started_at, deadline } = attempt;
  const times = { started_at: new Date(started_at), deadline: new Date(deadline) };
  return { attempt: { state, submitted_by, ...times }, givenBack };
}

const stateOf = ({ attempt }: RoomRow) => ({ state: attempt?.state ?? null });

export const canBeEnded = (row: RoomRow): boolean => row.room.may_act && isRunning(stateOf(row));

export const canBeMessaged = (row: RoomRow): boolean => row.room.may_act && isReachable(stateOf(row));
