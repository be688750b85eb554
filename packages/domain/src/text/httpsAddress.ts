/** The address that a person typed, if browsers may open it: https, of a host with a domain, without a user. */
export function httpsAddress(text: string): URL | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const url = new URL(text.trim());
  return url.protocol === 'https:' && url.hostname.includes('.') && url.username === '' ? url : undefined;
}
