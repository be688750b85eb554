import { createPrivateKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonicalJson.ts';
import { multibase } from './multibase.ts';
import { publicMultikey, signCredential } from './signCredential.ts';

/** The key and the credential of the test vectors of the recommendation, B.2. */
const seed = 'c96ef9ea10c5e414c471723aff9de72c35fa5b70fae97e8832ecac7d2e2b8ed6';
const key = createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${seed}`, 'hex'),
  format: 'der',
  type: 'pkcs8',
});
const credential = {
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'],
  id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
  type: ['VerifiableCredential', 'AlumniCredential'],
  name: 'Alumni Credential',
  description: 'A minimum viable example of an Alumni Credential.',
  issuer: 'https://vc.example/issuers/5678',
  validFrom: '2023-01-01T00:00:00Z',
  credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
};

test('a key and a proof are those of the test vectors of the recommendation', () => {
  const multikey = 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2';
  expect(publicMultikey(key)).toBe(multikey);
  const verificationMethod = `https://vc.example/issuers/5678#${multikey}`;
  const now = new Date('2023-02-24T23:36:38.500Z');
  expect(signCredential(credential, { key, verificationMethod, now })).toMatchObject({
    ...credential,
    proof: {
      created: '2023-02-24T23:36:38Z',
      proofValue: 'z63t83Y53KfzJ5ZosfKTnqfMcKB2dmTrfjSaQjeNNjAD5srBowQfmWqeRb8rRjmeEuCBEsddF9LsVogtuTsijJKh4',
    },
  });
});

test('members are in the order of their code units, at every depth, and text is as JSON has it', () => {
  expect(canonicalJson({ b: [{ é: 1, e: null }], a: '“Đ”\n', A: 0.5, left: undefined })).toBe(
    '{"A":0.5,"a":"“Đ”\\n","b":[{"e":null,"é":1}]}',
  );
});

test('zero bytes at the front are not lost', () => {
  expect(multibase(Buffer.from([0, 0, 1]))).toBe('z112');
  expect(multibase(Buffer.from([0]))).toBe('z1');
});
