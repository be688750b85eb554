/** Captions as WebVTT, which browsers read, from WebVTT or SubRip. */
export function toWebVtt(captions: string): string {
  const text = captions.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  if (/^WEBVTT(?=\s|$)/.test(text)) return text;
  const times = /^\s*(\d{1,2}):(\d{2}):(\d{2})[,.](\d{3}) --> (\d{1,2}):(\d{2}):(\d{2})[,.](\d{3}).*$/gm;
  const read = text.replaceAll(times, (_, ...found: string[]) => {
    const [h, m, s, ms, untilH, untilM, untilS, untilMs] = found;
    return `${timeOf(h, m, s, ms)} --> ${timeOf(untilH, untilM, untilS, untilMs)}`;
  });
  // SubRip knows colours and fonts, WebVTT reads unknown tags as text.
  return `WEBVTT\n\n${read.replaceAll(/<\/?font[^>]*>|\{\\[^}]*\}/g, '')}`;
}

const timeOf = (h = '0', m = '00', s = '00', ms = '000') => `${h.padStart(2, '0')}:${m}:${s}.${ms}`;
