import { parentPort, workerData } from 'node:worker_threads';
import type { CertificateTask } from './CertificateTask.ts';
import { printCertificate } from './printCertificate.ts';

// The boundary of the thread: passed by `printCertificates`.
const task = workerData as CertificateTask;

// Each is asked for: no more documents are in memory than somebody takes.
parentPort?.on('message', (index: number) => {
  const facts = task.certificates[index];
  if (facts) void printCertificate(task, facts).then((bytes) => parentPort?.postMessage(bytes));
});
