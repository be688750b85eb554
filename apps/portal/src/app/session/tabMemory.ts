const originKey = 'sen-origin';
const signInNoticeKey = 'sen-farewell';

/** The address that a visitor requested; sign-in leads there. Kept in session storage, so it survives a sign-out. */
export function rememberOrigin(address: string): void {
  sessionStorage.setItem(originKey, address);
}

export function recallOrigin(): string | null {
  return sessionStorage.getItem(originKey);
}

export function forgetOrigin(): void {
  sessionStorage.removeItem(originKey);
}

/** A translated notice (why the session has ended, or what is unsent); the sign-in page shows it until somebody signs in. */
export function rememberSignInNotice(message: string): void {
  sessionStorage.setItem(signInNoticeKey, message);
}

export function recallSignInNotice(): string | null {
  return sessionStorage.getItem(signInNoticeKey);
}

export function forgetSignInNotice(): void {
  sessionStorage.removeItem(signInNoticeKey);
}

const marketplaceKey = 'sen-marketplace';

/** The email that the learning marketplace passed (`?email=` on the sign-in page). */
export function rememberMarketplace(email: string): void {
  sessionStorage.setItem(marketplaceKey, email);
}

export function recallMarketplace(): string | null {
  return sessionStorage.getItem(marketplaceKey);
}

export function forgetMarketplace(): void {
  sessionStorage.removeItem(marketplaceKey);
}

const greetingKey = 'sen-greeting';

/** Requests a welcome toast on the next signed-in page; survives the reload that a change of language causes. */
export function greetSoon(email: string): void {
  sessionStorage.setItem(greetingKey, email);
}

export function takeGreeting(): string | null {
  const email = sessionStorage.getItem(greetingKey);
  sessionStorage.removeItem(greetingKey);
  return email;
}
