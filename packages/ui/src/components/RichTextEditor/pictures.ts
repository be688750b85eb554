/** A picture that the caller has stored. */
export interface WrittenPicture {
  /** On one of the `imageOrigins`. */
  src: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** How a text gets pictures. */
export interface RichTextPictures {
  /** File types for the file chooser: `['.png', '.jpg']`. */
  accept: readonly string[];
  /** Stores a picture. It rejects with an Error whose message says what to do. */
  onAdd: (file: File) => Promise<WrittenPicture>;
}

/** The pictures among pasted or dropped files; none when a text comes with them, as from a word processor. */
export function picturesIn(data: DataTransfer | null): File[] {
  if (!data || data.getData('text/plain') !== '') return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}
