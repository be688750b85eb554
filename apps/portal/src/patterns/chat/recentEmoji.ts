const key = 'sen-recent-emoji';
const kept = 16;

/** The emoji that were used last on this device, newest first. */
export function recentEmoji(): string[] {
  return (localStorage.getItem(key) ?? '').split(' ').filter((sign) => sign !== '');
}

export function rememberEmoji(sign: string): string[] {
  const signs = [sign, ...recentEmoji().filter((other) => other !== sign)].slice(0, kept);
  localStorage.setItem(key, signs.join(' '));
  return signs;
}
