import { found } from '../../errors/RefusalError.ts';
import { activationCodeList } from '../../store/activation/activationCodeList.ts';
import { findClass } from '../../store/classes/classes.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

const list = listOperation(activationCodeList);

export const listActivationCodes: Handler<'listActivationCodes'> = async (call, services) => {
  found(await findClass(services.database, call.caller, call.path.id, call.now));
  return list(call, services);
};
