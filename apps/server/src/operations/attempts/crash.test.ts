import { expect, test } from 'vitest';
import { crashRounds } from '../../testing/crashRounds.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';

/** R4 in its short form: `SEN_CRASHES=200 SEN_WRITERS=40` for the full one. */
const rounds = Number(process.env['SEN_CRASHES'] ?? 5);
const writers = Number(process.env['SEN_WRITERS'] ?? 20);

test(
  'what was acknowledged before kill -9 is there afterwards',
  async () => {
    // An embedded database dies with the server; a separate PostgreSQL only loses its connections.
    const { url, close } = await openTestDatabase();
    const report = await crashRounds({ rounds, writers, ...(url === undefined ? {} : { databaseUrl: url }) });
    await close();
    console.log(
      `R4: ${report.rounds} kills under ${writers} writers, ${report.acknowledged} acknowledged, ` +
        `${report.lost.length} lost, healthy again after ${report.slowestStartMs} ms at worst`,
    );
    expect(report.lost).toEqual([]);
    expect(report.wrong).toEqual([]);
    expect(report.acknowledged).toBeGreaterThanOrEqual(rounds * 20);
  },
  60_000 + rounds * 60_000,
);
