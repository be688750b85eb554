import { templateList } from '../../store/certificates/templateList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listCertificateTemplates: Handler<'listCertificateTemplates'> = listOperation(templateList);
