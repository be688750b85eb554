import { randomUUID } from 'node:crypto';
import type { AccountClient } from '@sen/api/client/accountClient';
import { ApiError } from '@sen/api/client/ApiError';
import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { people } from '@sen/api/fixtures/people';
import { longestExtraMinutes } from '@sen/domain/examRoom/extraTime';
import { clientOf } from '../../steps/clientOf.ts';
import type { AttemptLedger, FiledEntries } from '../evidence/Ledger.ts';
import { openExam } from './Account.ts';
import type { RestartableServer } from './RestartableServer.ts';

/** A hand-in file, and what its device put into it. */
export interface SavedFile {
  text: string;
  content: FiledEntries;
}

/** Longer than any run. */
export const reopenMinutes = longestExtraMinutes;
const params = { path: { id: openExam.assignment } };
const reason = 'Máy của phòng thi gặp sự cố.';

/** Calls of the exam room by its teacher, without faults: repeated under their request until the server answers. */
export class Supervisor {
  private constructor(
    private readonly server: RestartableServer,
    private readonly client: AccountClient,
  ) {}

  static async begin(server: RestartableServer): Promise<Supervisor> {
    return new Supervisor(server, await server.ask(() => clientOf(server.product, people.teacher)));
  }

  /** @param studentId null for everybody */
  async giveTime(studentId: string | null, minutes: number): Promise<void> {
    const whom = studentId === null ? {} : { student_ids: [studentId] };
    const body = { request_id: randomUUID(), ...whom, minutes, reason };
    await this.server.ask(() =>
      unwrap(this.client.POST('/assignments/{id}/room/time', { params, body, ...multipart })),
    );
  }

  /** The deadline is now; the server hands in. */
  async end(studentId: string): Promise<void> {
    const body = { request_id: randomUUID(), student_ids: [studentId], reason };
    await this.server.ask(() =>
      unwrap(this.client.POST('/assignments/{id}/room/end', { params, body, ...multipart })),
    );
  }

  async reopen(studentId: string, minutes: number): Promise<void> {
    const body = { request_id: randomUUID(), student_id: studentId, minutes, reason };
    await this.server.ask(() =>
      unwrap(this.client.POST('/assignments/{id}/room/reopen', { params, body, ...multipart })),
    );
  }

  /**
   * Lets a file count, and notes that as a promise of the server. What has changed since the preview is previewed again. Returns the
   * code of the refusal; null when the file counts.
   */
  async takeFile(
    studentId: string,
    { text, content }: SavedFile,
    ledger: AttemptLedger,
  ): Promise<string | null> {
    const body = { student_id: studentId, file: new File([text], 'bai-lam.senbailam') };
    const request_id = randomUUID();
    for (;;) {
      try {
        const { data } = await this.server.ask(() =>
          unwrap(this.client.POST('/assignments/{id}/room/hand-in/check', { params, body, ...multipart })),
        );
        ledger.filing(content);
        const taking = { ...body, request_id, preview: data.preview };
        await this.server.ask(() =>
          unwrap(this.client.POST('/assignments/{id}/room/hand-in', { params, body: taking, ...multipart })),
        );
        ledger.filed(content);
        return null;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code !== 'handInFileChanged') return error.code;
      }
    }
  }
}
