import type { SimulatedStudent } from './SimulatedStudent.ts';

/** What a fault does to a student. The network and the server are restored after it, and everything is checked. */
export type Inflict = (student: SimulatedStudent) => Promise<void>;
