import { createHash } from 'node:crypto';
import type { Answer, Document } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import type { UploadPurpose } from '@sen/domain/uploads/mayUpload';
import { newFileId } from '../files/fileStoreOf.ts';
import { insertUpload } from '../store/uploads/uploads.ts';
import type { OperationId } from '../contract/document.ts';
import { TestApp, type TestCall } from './TestApp.ts';

const day = 24 * 60 * 60_000;
export const samplePdf = Buffer.from('%PDF-1.7\nxin chào');

/** A complete upload, of a personal document unless it says otherwise, without its transfer. */
export async function completeUpload(
  { app }: TestApp,
  owner: string,
  {
    name,
    bytes = samplePdf,
    type = 'application/pdf',
    purpose = 'document',
  }: { name: string; bytes?: Buffer; type?: string; purpose?: UploadPurpose },
): Promise<string> {
  const { database, files, clock } = app.services;
  const id = newFileId();
  const now = clock.now();
  const { company_id } = await database
    .selectFrom('user_account')
    .select('company_id')
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
  await files.put(id, [bytes], bytes.length);
  await database.transaction().execute((transaction) =>
    insertUpload(transaction, {
      id,
      created_by: owner,
      company_id,
      purpose,
      name,
      size: bytes.length,
      type,
      sha256: createHash('sha256').update(bytes).digest(),
      created_at: now,
      expires_at: new Date(now.getTime() + day),
    }),
  );
  return id;
}

export const nameOf = (document: Document): string =>
  document.type === 'folder' ? document.folder_name : document.file_name;

/** The documents of a person, as the person works with them. */
export class TestDocuments {
  readonly app: TestApp;
  readonly as: keyof typeof people;

  constructor(app: TestApp, as: keyof typeof people) {
    this.app = app;
    this.as = as;
  }

  /** A server of their own, with the documents of the student of the fixtures. */
  static async start(options: Parameters<typeof TestApp.start>[0] = {}): Promise<TestDocuments> {
    return new TestDocuments(await TestApp.start(options), 'student');
  }

  stop(): Promise<void> {
    return this.app.stop();
  }

  /** Deletes the documents of everybody, and what they count for. */
  async clear(): Promise<void> {
    const { database } = this.app;
    await database.deleteFrom('document').execute();
    await database.deleteFrom('document_account').execute();
    await database.deleteFrom('upload').execute();
  }

  /** How many files of documents are kept. */
  async files(): Promise<number> {
    const { database } = this.app;
    return (await database.selectFrom('file').select('id').where('purpose', '=', 'document').execute())
      .length;
  }

  call<Body = { code: string; message: string }>(id: OperationId, call: TestCall = {}) {
    return this.app.call<Body>(id, this.as, call);
  }

  /** The data of a call that succeeds. */
  async do<Id extends OperationId>(id: Id, call: TestCall = {}): Promise<Answer<Id>> {
    const { status, body } = await this.app.call<Answer<Id>>(id, this.as, call);
    if (status !== 200) throw new Error(`${id} was answered with ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async folder(name: string, folder_id: string | null = null): Promise<string> {
    return (await this.do('addFolder', { body: { folder_id, name } })).data.id;
  }

  async file(
    name: string,
    folder_id: string | null = null,
    more: { folders?: string[]; bytes?: Buffer; type?: string } = {},
  ) {
    const { folders, ...content } = more;
    const upload_id = await completeUpload(this.app, people[this.as].id, {
      name,
      ...content,
    });
    const body = { upload_id, folder_id, name, ...(folders && { folders }) };
    return (await this.do('addDocument', { body })).data;
  }

  /** The names in a folder, in the order of the list. */
  async names(folder_id?: string): Promise<string[]> {
    const query = { limit: 100, ...(folder_id !== undefined && { folder_id }) };
    return (await this.do('listDocuments', { query })).data.map(nameOf);
  }

  async bin(): Promise<string[]> {
    return (await this.do('listBin', { query: { limit: 100 } })).data.map(({ name }) => name);
  }
}
