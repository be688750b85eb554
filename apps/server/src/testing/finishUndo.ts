import type { Import } from '@sen/api/contract/model';
import { undoImports } from '../jobs/ticking/undoImports.ts';
import type { TestApp } from './TestApp.ts';

type Person = Parameters<TestApp['signIn']>[0];

/** Runs the job that undoes imports, and returns this one. */
export async function finishUndo(app: TestApp, as: Person, id: string): Promise<Import> {
  await undoImports.run(app.app.services);
  const { body } = await app.call<{ data: Import }>('getImport', as, { path: { id } });
  return body.data;
}
