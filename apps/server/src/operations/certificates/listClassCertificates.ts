import { classCertificateList } from '../../store/certificates/classCertificateList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';
import { managedClass } from './managedClass.ts';

const list = listOperation(classCertificateList);

export const listClassCertificates: Handler<'listClassCertificates'> = async (call, services) => {
  await managedClass(services.database, call.path.id, call.caller);
  return list(call, services);
};
