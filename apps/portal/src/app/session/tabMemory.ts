const originKey = 'sen-origin';
const farewellKey = 'sen-farewell';

/** The address that a visitor wanted; sign-in leads there. It lives in this tab and outlives a sign-out. */
export function rememberOrigin(address: string): void {
  sessionStorage.setItem(originKey, address);
}

export function recallOrigin(): string | null {
  return sessionStorage.getItem(originKey);
}

export function forgetOrigin(): void {
  sessionStorage.removeItem(originKey);
}

/** Why the session has ended, in the person's language; the sign-in page says it until somebody signs in. */
export function leaveFarewell(message: string): void {
  sessionStorage.setItem(farewellKey, message);
}

export function recallFarewell(): string | null {
  return sessionStorage.getItem(farewellKey);
}

export function forgetFarewell(): void {
  sessionStorage.removeItem(farewellKey);
}

const marketplaceKey = 'sen-marketplace';

/** The address that the learning marketplace has sent somebody with (`?email=` on the sign-in page). */
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

/** Greets by a toast once a page of the signed-in person stands, also when a reload for the language lies between. */
export function greetSoon(email: string): void {
  sessionStorage.setItem(greetingKey, email);
}

export function takeGreeting(): string | null {
  const email = sessionStorage.getItem(greetingKey);
  sessionStorage.removeItem(greetingKey);
  return email;
}
