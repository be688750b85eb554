/** A file for the body of a test request. */
export class TestFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type: string;

  constructor(name: string, bytes: Uint8Array | string, type = 'application/octet-stream') {
    this.name = name;
    this.bytes = Buffer.from(bytes);
    this.type = type;
  }
}

/** Encodes a body as a browser sends a form: nested values as JSON parts (packages/api/client/multipart). */
export function multipartOf(body: object): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = `----sen${Math.abs(Object.keys(body).length * 7919)}x`;
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    const file = fileOf(name, value);
    const disposition = `Content-Disposition: form-data; name="${name}"${file ? `; filename="${file.name}"` : ''}`;
    const type = file ? `\r\nContent-Type: ${file.type}` : '';
    parts.push(Buffer.from(`--${boundary}\r\n${disposition}${type}\r\n\r\n`));
    parts.push(Buffer.from(file ? file.bytes : String(value ?? '')), Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

function fileOf(name: string, value: unknown): TestFile | undefined {
  if (value instanceof TestFile) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return new TestFile(name, JSON.stringify(value), 'application/json');
}
