/** The address that a link gets for what was typed; undefined for what must not or cannot be one. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (/^[^@:/?#]+@[^@:/?#]+\.[^@:/?#]+$/.test(text)) return `mailto:${text}`;
  if (/^mailto:[^@]+@[^@]+$/i.test(text)) return text;
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  // A scheme that is not one of ours, or a name without a point, is no address of the web.
  if (full !== text && !/^[^:/?#]+\.[^:/?#]+(:\d+)?([/?#]|$)/.test(text)) return undefined;
  return URL.canParse(full) ? full : undefined;
}
