import { mayDeleteTemplate } from '@sen/domain/certificates/mayDeleteTemplate';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { deleteTemplates, takeTemplates } from '../../store/certificates/templateChanges.ts';
import { recordEach } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const deleteCertificateTemplates: Handler<'deleteCertificateTemplates'> = async (
  { body, caller, language, now },
  { database },
) => {
  const ids = [...new Set(body.certificate_ids)];
  await database.transaction().execute(async (transaction) => {
    const templates = await takeTemplates(transaction, ids);
    if (templates.length < ids.length) throw new RefusalError('notFound');
    for (const template of templates) assertAllowed(mayDeleteTemplate(template, language));
    await deleteTemplates(transaction, ids);
    const subjects = templates.map((template) => ({ ...template, company_id: null }));
    const how = { by: caller.id, now };
    await recordEach(transaction, 'certificate.templateDeleted', subjects, how, ({ name }) => ({ name }));
  });
  return { data: null };
};
