interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (markup: string) => string }): unknown;
}

/**
 * The content policy lets nobody write markup into the page. react-aria's announcer empties itself with `innerHTML = ''`;
 * so the empty text, which can carry nothing, is let through and everything else refused.
 */
export function trustEmptyMarkup(): void {
  // TypeScript's DOM library does not know Trusted Types yet.
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML(markup) {
      if (markup !== '')
        throw new TypeError('Markup is never written into the page; render elements instead.');
      return markup;
    },
  });
}
