import type { KeyObject } from 'node:crypto';
import type { Config } from '../config.ts';
import { publicMultikey } from './signCredential.ts';

/** The addresses of a unit as the issuer of badges, and of the key that signs them for it. */
export function issuerOf(companyId: string, key: KeyObject, { publicUrl }: Pick<Config, 'publicUrl'>) {
  const at = (path: string) => new URL(path, publicUrl).href;
  const address = at(`/api/badges/issuers/${companyId}`);
  const publicKeyMultibase = publicMultikey(key);
  return {
    address,
    page: at(`/companies/view/${companyId}`),
    publicKeyMultibase,
    verificationMethod: `${address}#${publicKeyMultibase}`,
  };
}
