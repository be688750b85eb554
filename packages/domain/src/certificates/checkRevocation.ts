import { type FieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';

/** Validates the reason of a revocation: the person reads it, and whoever looks into it later. */
export function checkRevocation({ reason }: { readonly reason: string }): FieldError[] {
  return required('reason', reason);
}
