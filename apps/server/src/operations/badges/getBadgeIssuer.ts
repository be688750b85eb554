import { issuerOf } from '../../badges/issuerOf.ts';
import { found } from '../../errors/RefusalError.ts';
import { badgeKey } from '../../store/badges/badgeKey.ts';
import { findCompany } from '../../store/companies/companies.ts';
import type { Handler } from '../Operation.ts';

export const getBadgeIssuer: Handler<'getBadgeIssuer'> = async (
  { path: { id }, now },
  { database, config },
) => {
  const { name } = found(await findCompany(database, id));
  const issuer = issuerOf(id, await badgeKey(database, now), config);
  const { address, page, publicKeyMultibase, verificationMethod } = issuer;
  return {
    '@context': [
      'https://www.w3.org/ns/cid/v1',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: address,
    type: ['Profile'],
    name,
    url: page,
    verificationMethod: [
      { id: verificationMethod, type: 'Multikey', controller: address, publicKeyMultibase },
    ],
    assertionMethod: [verificationMethod],
  };
};
