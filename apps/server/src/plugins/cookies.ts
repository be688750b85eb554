interface Cookie {
  /** The header that stores a token in the browser, or with null removes it. */
  set(token: string | null, publicUrl: string): string;
  /** The token of a Cookie header; undefined if it has none of the expected form. */
  read(header: string | undefined): string | undefined;
}

/** A cookie with a token that is hidden from scripts and other sites, and sent to one path only. */
function tokenCookie(name: string, path: string, seconds: number): Cookie {
  const form = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{43})(?:;|$)`);
  return {
    set(token, publicUrl) {
      const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
      const value = token === null ? `${name}=; Max-Age=0` : `${name}=${token}; Max-Age=${seconds}`;
      return `${value}; Path=${path}; HttpOnly; SameSite=Strict${secure}`;
    },
    read: (header) => (header === undefined ? undefined : form.exec(header)?.[1]),
  };
}

/** Authenticates a page's pictures: `<img>` cannot send the bearer token. */
export const fileCookie = tokenCookie('sen-files', '/api/files', 30 * 24 * 60 * 60);

/** Names the sign-in that a code was sent for, so that no other browser can use it. */
export const signInCookie = tokenCookie('sen-sign-in', '/api/auth/verifyTwoFactor', 15 * 60);
