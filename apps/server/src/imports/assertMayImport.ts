import type { ImportKind, Role } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import type { Permission } from '@sen/domain/access/permissions';
import { withinCompany } from '@sen/domain/access/scope';
import type { Caller } from '../auth/Caller.ts';
import { RefusalError } from '../errors/RefusalError.ts';

const permissionOf = {
  members: 'member.import',
  questions: 'question.import',
  students: 'class.enrol',
  scores: 'class.mark',
} as const satisfies Record<ImportKind, Permission>;

/** Whether people of this role import such files. */
export function importsKind(role: Role, kind: ImportKind): boolean {
  return can(role, permissionOf[kind]);
}

/**
 * Asserts that the person who started an import may still import into its unit.
 * @param importer undefined when the account may not be used
 * @throws {RefusalError} importerLocked, importerMayNot
 */
export function assertMayImport(
  importer: Caller | undefined,
  { kind, company_id }: { kind: ImportKind; company_id: string },
): asserts importer is Caller {
  if (!importer) throw new RefusalError('importerLocked');
  const isAllowed = importsKind(importer.role, kind) && withinCompany(importer, { company_id }).allowed;
  if (!isAllowed) throw new RefusalError('importerMayNot');
}
