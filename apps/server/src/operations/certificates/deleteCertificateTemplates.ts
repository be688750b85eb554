import { RefusalError } from '../../errors/RefusalError.ts';
import { deleteTemplates, takeTemplates } from '../../store/certificates/templateChanges.ts';
import { recordEach } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const deleteCertificateTemplates: Handler<'deleteCertificateTemplates'> = async (
  { body, caller, now },
  { database },
) => {
  const ids = [...new Set(body.certificate_ids)];
  await database.transaction().execute(async (transaction) => {
    const templates = await takeTemplates(transaction, ids);
    if (templates.length < ids.length) throw new RefusalError('notFound');
    const used = templates.find(({ used_by: { courses, issued } }) => courses + issued > 0);
    if (used)
      throw new RefusalError('certificateTemplateInUse', { params: { name: used.name, ...used.used_by } });
    await deleteTemplates(transaction, ids);
    const subjects = templates.map((template) => ({ ...template, company_id: null }));
    const how = { by: caller.id, now };
    await recordEach(transaction, 'certificate.templateDeleted', subjects, how, ({ name }) => ({ name }));
  });
  return { data: null };
};
