import { type Conversation, isSameConversation, type SentFile } from '../../outbox/outboxRecords';
import type { UploadEntry } from '../uploads/UploadEntry';
import { Uploader } from '../uploads/Uploader';
import type { UploadWork } from '../uploads/UploadWork';

/** A file on its way to the server, which its message takes. */
export interface ChatUpload extends Pick<UploadEntry, 'key' | 'name' | 'size' | 'sent' | 'problem'> {
  conversation: Conversation;
  /** RFC 3339, by this device's clock. */
  chosenAt: string;
  isImage: boolean;
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
  readonly #chosen = new Map<string, Pick<ChatUpload, 'conversation' | 'chosenAt'> & { file: File }>();
  readonly #listeners = new Set<() => void>();
  #uploads: readonly ChatUpload[] = [];
  #adding: { conversation: Conversation; file: File } | undefined;

  constructor(options: ChatUploadsOptions) {
    this.#uploader = new Uploader({
      purpose: 'chat',
      work: options.work,
      newKey: () => {
        const key = options.newKey();
        if (this.#adding) this.#chosen.set(key, { ...this.#adding, chosenAt: options.wall() });
        return key;
      },
    });
    this.#uploader.subscribe(() => this.#publish());
    this.#uploader.onDone(({ id, name, size, type }, source) => {
      const found = [...this.#chosen].find(([, { file }]) => file === source);
      if (!found) return;
      const [key, { conversation }] = found;
      this.#chosen.delete(key);
      options.send(conversation, { id, name, size, type });
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly uploads = (): readonly ChatUpload[] => this.#uploads;

  add(conversation: Conversation, files: readonly File[]): void {
    for (const file of files) {
      this.#adding = { conversation, file };
      this.#uploader.add([file]);
    }
    this.#adding = undefined;
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
      const { conversation, chosenAt, file } = chosen;
      return [
        { key, name, size, sent, problem, conversation, chosenAt, isImage: file.type.startsWith('image/') },
      ];
    });
    for (const listener of this.#listeners) listener();
  }
}

export function uploadsTo(uploads: readonly ChatUpload[], conversation: Conversation): ChatUpload[] {
  return uploads.filter((upload) => isSameConversation(upload.conversation, conversation));
}
