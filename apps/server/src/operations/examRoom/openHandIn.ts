import { createDecipheriv, createECDH, hkdfSync, timingSafeEqual } from 'node:crypto';
import {
  boundData,
  type HandInContent,
  type HandInFile,
  handInPurpose,
  readHandInFile,
} from '@sen/domain/examRoom/handInFile';
import { RefusalError } from '../../errors/RefusalError.ts';
import { handInCurve, type HandInKeys, sealOf } from '../../store/examRoom/HandInKeys.ts';

const tagBytes = 16;

/** The content of a hand-in file, which a device of its attempt wrote and nobody has altered since; refuses others. */
export async function openHandIn(bytes: Buffer, keys: HandInKeys): Promise<HandInContent> {
  const file = readHandInFile(bytes.toString('utf8'));
  if (file === 'newer') throw new RefusalError('handInFileNewer');
  const pair = file ? await keys.byId(file.key_id) : undefined;
  if (!file || !pair) throw new RefusalError('handInFileBroken');
  const content = contentOf(file, pair.private_key);
  const isSealed =
    content?.attempt_id === file.attempt_id && isSame(content.seal, sealOf(pair.secret, file.attempt_id));
  if (!content || !isSealed) throw new RefusalError('handInFileBroken');
  return content;
}

function contentOf(file: HandInFile, privateKey: string): HandInContent | null {
  const own = createECDH(handInCurve);
  own.setPrivateKey(privateKey, 'base64');
  const [ephemeral, iv, data] = [file.ephemeral, file.iv, file.data].map((text) =>
    Buffer.from(text, 'base64'),
  );
  if (!ephemeral || !iv || !data) return null;
  try {
    const shared = own.computeSecret(ephemeral);
    const key = Buffer.from(hkdfSync('sha256', shared, ephemeral, handInPurpose, 32));
    const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
    cipher.setAAD(Buffer.from(boundData(file)));
    cipher.setAuthTag(data.subarray(-tagBytes));
    const plain = Buffer.concat([cipher.update(data.subarray(0, -tagBytes)), cipher.final()]);
    // What the tag vouches for was written by the exam page; its entries are checked like those of a save.
    return JSON.parse(plain.toString('utf8')) as HandInContent;
  } catch {
    // Not a point of the curve, a wrong tag, no JSON: all of it is an altered file.
    return null;
  }
}

function isSame(one: unknown, other: string): boolean {
  if (typeof one !== 'string') return false;
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
