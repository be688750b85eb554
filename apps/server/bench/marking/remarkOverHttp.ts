import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, CorrectionChange } from '@sen/api/contract/model';

interface Remarking {
  token: string;
  assignmentId: string;
  change: CorrectionChange;
}

/** Previews and applies a correction, as its teacher does, and waits until all attempts are marked again. */
export async function remarkOverHttp(address: string, { token, assignmentId, change }: Remarking) {
  const path = `${address}/api/assignments/${assignmentId}/corrections`;
  const headers = {
    'x-requested-with': 'XMLHttpRequest',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  const told = async <Body>(answer: Response): Promise<Body> => {
    if (!answer.ok) throw new Error(`A correction got ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Body;
  };
  const post = <Body>(to: string, body: object) =>
    fetch(to, { method: 'POST', headers, body: JSON.stringify(body) }).then((answer) => told<Body>(answer));

  const began = performance.now();
  const { data } = await post<Answer<'previewCorrection'>>(`${path}/preview`, { change });
  const previewed = performance.now();
  await post(path, { change, reason: 'bench', basis: data.basis });
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- asked until it is done
    const { data: now } = await told<Answer<'listCorrections'>>(await fetch(path, { headers }));
    const [correction] = now.corrections;
    const seconds = (performance.now() - previewed) / 1000;
    if (correction?.settled)
      return { preview: (previewed - began) / 1000, seconds, changed: correction.changed };
    // oxlint-disable-next-line no-await-in-loop -- a rest between two questions
    await wait(500);
  }
}
