import { seedDemo } from '../seeds/seedDemo.ts';
import { seedPeople } from '../seeds/seedPeople.ts';
import type { Database } from '../store/database.ts';
import { TestClock } from './TestClock.ts';

/** The contents that a test database can start with; `demo` is the demo organisation at the start of a `TestClock`. */
export const databaseContents = {
  empty: async () => undefined,
  people: seedPeople,
  demo: (database) => seedDemo(database, new TestClock()),
} as const satisfies Record<string, (database: Database) => Promise<unknown>>;

export type DatabaseContent = keyof typeof databaseContents;
