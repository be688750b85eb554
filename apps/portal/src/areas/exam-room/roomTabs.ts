import type { RoomRow } from './roomRow';
import { words } from './words';

/** The groups of people in a room, everybody first. */
export const roomTabs = [
  { id: 'everybody', label: words('everybody'), has: () => true },
  { id: 'needs', label: words('needsSomebody'), has: ({ needs }) => needs.length > 0 },
  { id: 'in', label: words('in'), has: ({ state }) => state === 'in' },
  { id: 'out', label: words('out'), has: ({ state }) => state === 'out' },
  { id: 'expected', label: words('expected'), has: ({ state }) => state === 'expected' },
  { id: 'handed_in', label: words('handedIn'), has: ({ state }) => state === 'handed_in' },
] as const satisfies readonly { id: string; label: string; has: (row: RoomRow) => boolean }[];
