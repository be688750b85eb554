/** Normalises a typed URL; undefined for one that is invalid or not allowed. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (/^[^@:/?#]+@[^@:/?#]+\.[^@:/?#]+$/.test(text)) return `mailto:${text}`;
  if (/^mailto:[^@]+@[^@]+$/i.test(text)) return text;
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  // An unknown scheme, or a host name without a dot, is not a web URL.
  if (full !== text && !/^[^:/?#]+\.[^:/?#]+(:\d+)?([/?#]|$)/.test(text)) return undefined;
  return URL.canParse(full) ? full : undefined;
}
