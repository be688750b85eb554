const name = 'sen-files';
const month = 30 * 24 * 60 * 60;
const form = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{43})(?:;|$)`);

/**
 * What a page's pictures are asked for with: `<img>` cannot send the bearer token. No script reads it, no other site sends
 * it, and it goes to the files alone.
 */
export function fileCookie(token: string | null, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const value = token === null ? `${name}=; Max-Age=0` : `${name}=${token}; Max-Age=${month}`;
  return `${value}; Path=/api/files; HttpOnly; SameSite=Strict${secure}`;
}

/** The token of a Cookie header, or undefined when there is none of ours. */
export function tokenOfCookie(header: string | undefined): string | undefined {
  return header === undefined ? undefined : form.exec(header)?.[1];
}
