import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { canonicalJson } from './canonicalJson.ts';
import { multibase } from './multibase.ts';

interface Signer {
  key: KeyObject;
  /** Where the public key can be read: an address of the issuer's document and a fragment. */
  verificationMethod: string;
  now: Date;
}

/** What a Multikey of Ed25519 begins with. */
const ed25519Mark = Buffer.from([0xed, 0x01]);

/** The public half of an Ed25519 key as `publicKeyMultibase`. */
export function publicMultikey(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return multibase(Buffer.concat([ed25519Mark, Buffer.from(x, 'base64url')]));
}

/** Adds a proof to a credential by the cryptosuite eddsa-jcs-2022 of the W3C recommendation "Data Integrity EdDSA Cryptosuites". */
export function signCredential<Credential extends { '@context': unknown }>(
  credential: Credential,
  { key, verificationMethod, now }: Signer,
) {
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: now.toISOString().replace(/\.\d+Z$/, 'Z'),
    verificationMethod,
    proofPurpose: 'assertionMethod',
    '@context': credential['@context'],
  };
  const hashes = [proof, credential].map((part) => createHash('sha256').update(canonicalJson(part)).digest());
  return {
    ...credential,
    proof: { ...proof, proofValue: multibase(sign(null, Buffer.concat(hashes), key)) },
  };
}
