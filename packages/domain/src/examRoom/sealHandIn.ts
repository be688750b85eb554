import {
  boundData,
  type HandInContent,
  type HandInFile,
  handInFormat,
  type HandInKey,
  handInPurpose,
  handInVersion,
} from './handInFile.ts';

const curve = { name: 'ECDH', namedCurve: 'P-256' };

/**
 * Writes a hand-in file: a key that is agreed upon between a new key of the device and that of the server encrypts the content, so
 * that not even this device can read the file again. `crypto` is the source of keys and chance.
 */
export async function sealHandIn(
  content: Omit<HandInContent, 'seal'>,
  { key_id, public_key, seal }: HandInKey,
  crypto: Pick<Crypto, 'subtle' | 'getRandomValues'>,
): Promise<string> {
  const { subtle } = crypto;
  const server = await subtle.importKey('raw', bytesOf(public_key), curve, false, []);
  const own = await subtle.generateKey(curve, false, ['deriveBits']);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: server }, own.privateKey, 256);
  const secret = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const ephemeral = new Uint8Array(await subtle.exportKey('raw', own.publicKey));
  const info = new TextEncoder().encode(handInPurpose);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: ephemeral, info };
  const cipher = { name: 'AES-GCM', length: 256 };
  const key = await subtle.deriveKey(derivation, secret, cipher, false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const head = {
    format: handInFormat,
    version: handInVersion,
    attempt_id: content.attempt_id,
    key_id,
  } as const;
  const additionalData = new TextEncoder().encode(boundData(head));
  const plain = new TextEncoder().encode(JSON.stringify({ ...content, seal }));
  const data = new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain));
  const file: HandInFile = { ...head, ephemeral: textOf(ephemeral), iv: textOf(iv), data: textOf(data) };
  return JSON.stringify(file);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
}

function textOf(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return btoa(binary);
}
