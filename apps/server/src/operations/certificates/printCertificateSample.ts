import { sampleFacts, sampleMark } from '@sen/domain/certificates/sampleFacts';
import { found } from '../../errors/RefusalError.ts';
import { describeTemplate } from '../../store/certificates/templates.ts';
import { Download, type Handler } from '../Operation.ts';
import { printOne } from '../../certificates/printOne.ts';
import { printTask } from '../../certificates/printTask.ts';

const names = { vi: 'mau-chung-chi', en: 'certificate-sample' } as const;

export const printCertificateSample: Handler<'printCertificateSample'> = async ({ path, now }, services) => {
  const template = found(await describeTemplate(services.database, path.id));
  const { lang, image_cetificate } = template;
  const image_file = image_cetificate.slice(image_cetificate.lastIndexOf('/') + 1);
  const task = await printTask(
    services,
    { ...template, image_file },
    { certificates: [sampleFacts('usual', now)], organisation: 'Sen', mark: sampleMark[lang] },
  );
  return new Download(`${names[lang]}-${path.id}.pdf`, 'application/pdf', await printOne(task));
};
