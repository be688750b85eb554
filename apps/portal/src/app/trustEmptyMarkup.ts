interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (markup: string) => string }): unknown;
}

/**
 * The content security policy forbids assigning markup. react-aria's announcer clears itself with `innerHTML = ''`,
 * so the default policy allows the empty string and refuses everything else.
 */
export function trustEmptyMarkup(): void {
  // TypeScript's DOM library has no Trusted Types yet.
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML(markup) {
      if (markup !== '')
        throw new TypeError('Markup is never written into the page; render elements instead.');
      return markup;
    },
  });
}
