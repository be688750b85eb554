import type { RegistrationLink } from '@sen/api/contract/model';
import type { Config } from '../../config.ts';
import type { Registration } from '../../store/registration/registrationLinks.ts';

/** A unit's registration as the contract shows it; the code in groups, for reading out. */
export function shownLink(
  { takes_registrations: open, register_code }: Registration,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): RegistrationLink {
  if (register_code === null) return { open, code: null, href: null };
  const link = new URL('/register', publicUrl);
  link.searchParams.set('unit', register_code);
  return { open, code: register_code.replaceAll(/(.{4})(?=.)/g, '$1-'), href: link.href };
}
