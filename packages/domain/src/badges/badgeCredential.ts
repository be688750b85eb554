/** What an Open Badges 3.0 credential is made of. */
interface Award {
  /** A UUID. */
  id: string;
  awarded_at: Date;
  badge: { address: string; name: string; criteria: string; image: { type: string; base64: string } };
  /** The address of the document that has its keys, and of its page. */
  issuer: { address: string; page: string; name: string };
  /** The SHA-256 of the person's address followed by the salt, in hexadecimal digits. */
  recipient: { hash: string; salt: string };
  evidence: readonly { name: string; narrative: string }[];
}

/**
 * An achievement as others can read it: an OpenBadgeCredential of Open Badges 3.0, which is a Verifiable Credential 2.0 once it is
 * signed. The person is
 * named by a salted hash, so that only who knows the address can tell whose it is.
 */
export function badgeCredential({ id, awarded_at, badge, issuer, recipient, evidence }: Award) {
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: `urn:uuid:${id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: badge.name,
    issuer: { id: issuer.address, type: ['Profile'], name: issuer.name, url: issuer.page },
    validFrom: awarded_at.toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: true,
          identityHash: `sha256$${recipient.hash}`,
          identityType: 'emailAddress',
          salt: recipient.salt,
        },
      ],
      achievement: {
        id: badge.address,
        type: ['Achievement'],
        achievementType: 'Badge',
        name: badge.name,
        description: badge.criteria,
        criteria: { narrative: badge.criteria },
        image: { id: `data:${badge.image.type};base64,${badge.image.base64}`, type: 'Image' },
      },
    },
    ...(evidence.length > 0 && { evidence: evidence.map((one) => ({ type: ['Evidence'], ...one })) }),
    credentialSchema: [
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ],
  };
}
