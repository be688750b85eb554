import { withinCompany } from '@sen/domain/access/scope';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { findCompany } from '../../store/companies/companies.ts';
import { projectList } from '../../store/projects/projectList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

const list = listOperation(projectList);

export const listProjects: Handler<'listProjects'> = async (call, services) => {
  const { company_id } = call.query;
  if (company_id !== undefined) {
    assertAllowed(withinCompany(call.caller, { company_id }));
    found(await findCompany(services.database, company_id));
  }
  return list(call, services);
};
