import type { CertificateStatus } from '@sen/api/contract/model';

interface Lasting {
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
}

/** What a certificate is worth now. One that was revoked stays revoked when it would have expired. */
export function certificateStatus({ expires_at, revoked_at }: Lasting, now: Date): CertificateStatus {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && expires_at <= now ? 'expired' : 'valid';
}
