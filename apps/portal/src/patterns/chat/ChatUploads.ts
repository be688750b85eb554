import { type Conversation, isSameConversation, type SentFile } from '../../outbox/outboxRecords';
import type { UploadEntry } from '../uploads/UploadEntry';
import { Uploader } from '../uploads/Uploader';
import type { UploadWork } from '../uploads/UploadWork';

/** A file on its way to the server, which its message takes. */
export interface ChatUpload extends Pick<UploadEntry, 'key' | 'name' | 'size' | 'sent' | 'problem'> {
  conversation: Conversation;
  /** RFC 3339, by this device's clock. */
  chosenAt: string;
}

interface ChatUploadsOptions {
  work: UploadWork;
  newKey: () => string;
  wall: () => string;
  /** Sends the message of a file that the server has. */
  send: (conversation: Conversation, file: SentFile) => void;
}

/** The files that a person sends in the chat. They go on when the window is closed, and continue after a cut line. */
export class ChatUploads {
  readonly #uploader: Uploader;
  readonly #wall: () => string;
  readonly #chosen = new Map<string, Pick<ChatUpload, 'conversation' | 'chosenAt'>>();
  readonly #listeners = new Set<() => void>();
  #uploads: readonly ChatUpload[] = [];

  constructor({ work, newKey, wall, send }: ChatUploadsOptions) {
    this.#wall = wall;
    this.#uploader = new Uploader({ purpose: 'chat', work, newKey });
    this.#uploader.subscribe(() => this.#publish());
    this.#uploader.onDone(({ id, name, size, type }, _source, key) => {
      const chosen = this.#chosen.get(key);
      this.#chosen.delete(key);
      if (chosen) send(chosen.conversation, { id, name, size, type });
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly uploads = (): readonly ChatUpload[] => this.#uploads;

  add(conversation: Conversation, files: readonly File[]): void {
    const chosen = { conversation, chosenAt: this.#wall() };
    for (const key of this.#uploader.add(files)) this.#chosen.set(key, chosen);
    this.#publish();
  }

  /** Tries again what has failed. */
  retry(key: string): void {
    this.#uploader.resume(key);
  }

  /** Stops it and deletes what has arrived. */
  cancel(key: string): void {
    this.#uploader.remove(key);
    this.#chosen.delete(key);
  }

  /** Ends all when the session ends. */
  stop(): void {
    this.#uploader.stop();
    this.#chosen.clear();
    this.#publish();
  }

  #publish(): void {
    this.#uploads = this.#uploader.entries().flatMap(({ key, name, size, sent, problem }) => {
      const chosen = this.#chosen.get(key);
      if (!chosen) return [];
      return [{ key, name, size, sent, problem, ...chosen }];
    });
    for (const listener of this.#listeners) listener();
  }
}

export function uploadsTo(uploads: readonly ChatUpload[], conversation: Conversation): ChatUpload[] {
  return uploads.filter((upload) => isSameConversation(upload.conversation, conversation));
}
