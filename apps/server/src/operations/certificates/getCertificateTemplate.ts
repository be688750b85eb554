import { found } from '../../errors/RefusalError.ts';
import { describeTemplate } from '../../store/certificates/templates.ts';
import type { Handler } from '../Operation.ts';

export const getCertificateTemplate: Handler<'getCertificateTemplate'> = async ({ path }, { database }) => ({
  data: found(await describeTemplate(database, path.id)),
});
