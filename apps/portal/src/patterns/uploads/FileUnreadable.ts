/** The file on the device cannot be read any more: it was moved, changed or deleted after it was chosen. */
export class FileUnreadable extends Error {
  override readonly name = 'FileUnreadable';
}
