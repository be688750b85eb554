import type { ExamRoom } from '@sen/api/contract/model';
import type { RoomRow } from './roomRow';
import type { WholeRoom } from './roomActions';

/** Whom a dialog is for. */
export interface Whom {
  room: ExamRoom;
  /** The only one. */
  name: string | null;
  /** How many were chosen; null for everybody. */
  count: number | null;
  /** For the call; absent for everybody. */
  student_ids?: string[];
}

/** Reads from the things of an action whom it is for: of the rows those that it concerns. Null when there are none. */
export function whomOf(
  items: readonly (RoomRow | WholeRoom)[],
  concerns: (row: RoomRow) => boolean = () => true,
): Whom | null {
  const [first] = items;
  if (!first) return null;
  const rows = items.flatMap((item) => ('student' in item ? [item] : []));
  const people = rows.filter(concerns).map(({ student }) => student);
  if (rows.length > 0 && people.length === 0) return null;
  if (people.length === 0) return { room: first.room, name: null, count: null };
  return {
    room: first.room,
    name: people.length === 1 ? (people[0]?.name ?? null) : null,
    count: people.length,
    student_ids: people.map(({ id }) => id),
  };
}

/** Chooses the text for one, some or all. */
export function titleFor<Text>(
  { name, count }: Whom,
  texts: { one: (name: string) => Text; some: (count: number) => Text; all: Text },
): Text {
  if (count === null) return texts.all;
  return name === null ? texts.some(count) : texts.one(name);
}
