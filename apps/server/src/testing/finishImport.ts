import type { Import, Problem } from '@sen/api/contract/model';
import { runImports } from '../jobs/ticking/runImports.ts';
import { runLargeImports } from '../jobs/ticking/runLargeImports.ts';
import type { TestAnswer, TestApp } from './TestApp.ts';

type Person = Parameters<TestApp['signIn']>[0];

/** Runs the job until a started import has ended; the answer is then its report. A refused start is answered as it is. */
export async function finishImport(
  app: TestApp,
  as: Person,
  starting: Promise<TestAnswer<{ data: Import } & Problem>>,
): Promise<TestAnswer<{ data: Import } & Problem>> {
  const started = await starting;
  if (started.status !== 200) return started;
  const { id } = started.body.data;
  for (;;) {
    await runImports.run(app.app.services);
    await runLargeImports.run(app.app.services);
    const told = await app.call<{ data: Import } & Problem>('getImport', as, { path: { id } });
    if (told.status !== 200 || told.body.data.finished_at !== null) return told;
    const { claimed_by } = await app.database
      .selectFrom('import_run')
      .select('claimed_by')
      .where('import_id', '=', id)
      .executeTakeFirstOrThrow();
    // After a fault the job waits before it tries again.
    if (claimed_by === null) app.clock.pass({ seconds: 6 });
  }
}
