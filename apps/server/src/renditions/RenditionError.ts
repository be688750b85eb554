import type { ErrorCode } from '@sen/domain/errors/codes';

type RenditionFailure = Extract<
  ErrorCode,
  'mediaCorrupted' | 'documentUnreadable' | 'documentTooLarge' | 'renditionTooSlow' | 'renditionFailed'
>;

/** The file is at fault: trying again would end the same way. */
export class RenditionError extends Error {
  override readonly name = 'RenditionError';
  readonly code: RenditionFailure;

  constructor(code: RenditionFailure, details = '') {
    super(`${code} ${details}`.trim());
    this.code = code;
  }
}
