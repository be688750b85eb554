import { draftOfTemplate } from '@sen/domain/certificates/draftOfTemplate';
import { fieldError } from '@sen/domain/errors/FieldError';
import { assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import {
  isTemplateNameTaken,
  takeTemplates,
  updateTemplate,
} from '../../store/certificates/templateChanges.ts';
import { describeTemplate } from '../../store/certificates/templates.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';
import { checkedTemplate, takeTemplatePicture } from './checkedTemplate.ts';

export const editCertificateTemplate: Handler<'editCertificateTemplate'> = async (
  { path: { id }, body, files, caller, now },
  services,
) => {
  const { database } = services;
  // Before the picture is stored: nothing is stored for a template that is not there, or a draft that is wrong.
  await checkedTemplate(body, draftOfTemplate(found(await describeTemplate(database, id))));
  const image = files.get('image_cetificate');
  // JSON has no picture: a text in its place would be lost.
  if (!image && body.image_cetificate !== undefined)
    assertNoFieldErrors([fieldError('image_cetificate', 'certificateImageNeeded')]);
  const picture = image ? await takeTemplatePicture(image, services, now) : null;
  await database.transaction().execute(async (transaction) => {
    const before = found((await takeTemplates(transaction, [id]))[0]);
    if (body.version !== undefined && body.version !== before.version)
      throw new RefusalError('certificateTemplateChanged');
    const base = draftOfTemplate(found(await describeTemplate(transaction, id)));
    const template = await checkedTemplate(body, base);
    if (await isTemplateNameTaken(transaction, { id, name: template.name }))
      assertNoFieldErrors([fieldError('name', 'certificateTemplateNameTaken')]);
    await updateTemplate(transaction, id, template, { picture, now });
    const subject = { id, company_id: null };
    const details = { name: template.name };
    await record(
      transaction,
      [{ actorId: caller.id, action: 'certificate.templateEdited', subject, details }],
      now,
    );
  });
  return { data: found(await describeTemplate(database, id)) };
};
