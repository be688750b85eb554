import type { ProjectDraft } from '@sen/api/contract/model';
import { checkProject, keptProject } from '@sen/domain/projects/checkProject';
import { assertNoFieldErrors, orFieldError } from '../../errors/RefusalError.ts';
import { findCategory } from '../../store/categories/categories.ts';
import type { InTransaction } from '../../store/database.ts';

/** @throws {RefusalError} for wrong fields */
export function checkedProject(draft: ProjectDraft): ReturnType<typeof keptProject> {
  assertNoFieldErrors(checkProject(draft));
  return keptProject(draft);
}

/** @throws {RefusalError} for a type that the unit does not have */
export async function assertTypeOf(
  transaction: InTransaction,
  companyId: string,
  typeId: string | null,
): Promise<void> {
  if (typeId === null) return;
  const type = await findCategory(transaction, typeId, 'project', companyId, true);
  orFieldError(type, 'project_type_id', 'unknownReference');
}
