interface Numbered {
  number: number;
  title: string;
}

/** The title of a chapter with its number ('2. Nguy cơ về điện'), or of a session in one ('2.1. Nối đất'). */
export function numbered({ number, title }: Numbered, chapter?: Pick<Numbered, 'number'>): string {
  return chapter ? `${chapter.number}.${number}. ${title}` : `${number}. ${title}`;
}
