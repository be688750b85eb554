const name = 'sen-files';
const month = 30 * 24 * 60 * 60;
const form = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{43})(?:;|$)`);

/**
 * Authenticates a page's pictures: `<img>` cannot send the bearer token. The cookie is hidden from scripts and other
 * sites, and sent only for files.
 */
export function fileCookie(token: string | null, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const value = token === null ? `${name}=; Max-Age=0` : `${name}=${token}; Max-Age=${month}`;
  return `${value}; Path=/api/files; HttpOnly; SameSite=Strict${secure}`;
}

/** The token of a Cookie header; undefined if it has none of the expected form. */
export function tokenOfCookie(header: string | undefined): string | undefined {
  return header === undefined ? undefined : form.exec(header)?.[1];
}
