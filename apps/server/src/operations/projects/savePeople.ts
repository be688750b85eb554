import type { ProjectPart } from '@sen/api/contract/model';
import { checkProjectPeople } from '@sen/domain/projects/checkProjectPeople';
import { assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { findCompany } from '../../store/companies/companies.ts';
import type { InTransaction } from '../../store/database.ts';
import { notify } from '../../store/notifications/notify.ts';
import {
  type ProjectPeople,
  projectPeople,
  replaceProjectPeople,
  takeCandidates,
} from '../../store/projects/projectChanges.ts';

interface SavedProject {
  id: string;
  company_id: string;
  name: string;
}

const typeOf = { participant: 'ProjectJoined', lecturer: 'ProjectLecturerAssigned' } as const;

/**
 * Replaces the people of a project, and notifies those whose part is new. Only these are checked: a project keeps people whose
 * account has been locked or changed since.
 * @throws {RefusalError} for people who cannot have their part
 */
export async function savePeople(
  transaction: InTransaction,
  project: SavedProject,
  people: ProjectPeople,
  { callerId, now }: { callerId: string; now: Date },
): Promise<void> {
  const before = await projectPeople(transaction, project.id);
  const addedTo = (part: ProjectPart) => people[part].filter((id) => !before[part].includes(id));
  const added = { participant: addedTo('participant'), lecturer: addedTo('lecturer') };
  const ids = [...added.participant, ...added.lecturer];
  const members = await takeCandidates(transaction, project.company_id, ids);
  assertNoFieldErrors(checkProjectPeople(added, members));
  await replaceProjectPeople(transaction, project.id, people);
  const { company_id } = project;
  const { name: company_name } = found(await findCompany(transaction, company_id));
  const facts = { company_id, company_name, project_id: project.id, project_name: project.name };
  for (const part of ['lecturer', 'participant'] as const)
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await notify(transaction, { type: typeOf[part], facts }, { to: added[part], causedBy: callerId, now });
}
