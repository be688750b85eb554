import * as css from './CertificateNumber.css';

/** A number like 'SV-2026-000003' on one line: browsers break it after a hyphen otherwise. */
export function CertificateNumber({ children }: { children: string }) {
  return <span className={css.whole}>{children}</span>;
}
