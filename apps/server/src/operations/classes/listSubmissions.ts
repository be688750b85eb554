import { mayRunClass } from '@sen/domain/access/scope';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { submissionList } from '../../store/attempts/submissionList.ts';
import { findGroupFacts } from '../../store/classes/classes.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

const list = listOperation(submissionList);

export const listSubmissions: Handler<'listSubmissions'> = async (call, services) => {
  assertAllowed(mayRunClass(call.caller, found(await findGroupFacts(services.database, call.path.id))));
  return list(call, services);
};
