import { RefusalError } from '../../errors/RefusalError.ts';
import type { CertificateTask } from '../../printing/CertificateTask.ts';
import { printCertificates } from '../../printing/printCertificates.ts';

/** The document of a task with one certificate. */
export async function printOne(task: CertificateTask): Promise<Uint8Array> {
  let document: Uint8Array | undefined;
  await printCertificates(task, (bytes) => {
    document = bytes;
  });
  if (!document) throw new RefusalError('notFound');
  return document;
}
