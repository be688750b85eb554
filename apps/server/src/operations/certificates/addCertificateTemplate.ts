import { fieldError } from '@sen/domain/errors/FieldError';
import { newTemplate } from '@sen/domain/certificates/newTemplate';
import { assertNoFieldErrors, found, orFieldError } from '../../errors/RefusalError.ts';
import { insertTemplate } from '../../store/certificates/templateChanges.ts';
import { describeTemplate } from '../../store/certificates/templates.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';
import { checkedTemplate, takeTemplatePicture } from './checkedTemplate.ts';

export const addCertificateTemplate: Handler<'addCertificateTemplate'> = async (
  { body, files, caller, now },
  services,
) => {
  const { database } = services;
  const template = await checkedTemplate(body, newTemplate(body.lang ?? 'vi', body.orientation));
  const image = files.get('image_cetificate');
  if (!image) assertNoFieldErrors([fieldError('image_cetificate', 'certificateImageNeeded')]);
  const picture = await takeTemplatePicture(image, services, now);
  const id = await database.transaction().execute(async (transaction) => {
    const made = orFieldError(
      await insertTemplate(transaction, template, { picture, by: caller.id, now }),
      'name',
      'certificateTemplateNameTaken',
    );
    const subject = { id: made, company_id: null };
    const details = { name: template.name };
    await record(
      transaction,
      [{ actorId: caller.id, action: 'certificate.templateAdded', subject, details }],
      now,
    );
    return made;
  });
  return { data: found(await describeTemplate(database, id)) };
};
