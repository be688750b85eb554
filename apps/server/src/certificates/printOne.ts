import { found } from '../errors/RefusalError.ts';
import type { CertificateTask } from '../printing/CertificateTask.ts';
import { printCertificates } from '../printing/printCertificates.ts';

/** The document of a task with one certificate. */
export async function printOne(task: CertificateTask): Promise<Uint8Array> {
  const documents = printCertificates(task);
  try {
    const { value } = await documents.next();
    return found(value ?? undefined);
  } finally {
    await documents.return(undefined);
  }
}
