/** The bracket at its end is not that of a figure, '[[#1]]'. */
const introduced =
  /^\s*(?:=>|⇒|→|\*|-|–|\[|\()?\s*(?:(?:đáp\s*án|đ\s*\/?\s*á|đa|answers?|ans|key|correct answer)(?:\s*(?:đúng|là|is|gợi ý|tham khảo))*\s*[:.\-–=]|(?:đáp\s*án|answer|chọn|chọn đáp án)(?:\s*(?:đúng|là|is))*\s+(?=[A-H](?:\s*[,;&]|\s*(?:và|and)\s|\s*[.\])]?\s*$)))\s*(.*?)\s*(?:(?<!\[\[#\d{1,3}\])[\])])?\s*$/isu;

/** What a line says to be the answer: 'B' of 'Đáp án: B'; undefined if it is no such line. */
export function saidKey(text: string): string | undefined {
  return introduced.exec(text.normalize('NFC'))?.[1];
}

/** An answer at the end of a line of text: '… là gì? (Đáp án: B)', '[Đáp án B]'. */
export function keyAtEnd(text: string): { said: string; at: number } | undefined {
  const found = /[[(]\s*(?:đáp\s*án|answer|key)\s*[:.\-–]?\s*([^\])]{1,200})[\])]\s*$/iu.exec(text);
  return found?.[1] === undefined ? undefined : { said: found[1].trim(), at: found.index };
}

/** The beginning of the part that holds the answers of all questions. */
export function isKeyHeading(text: string): boolean {
  return /^\s*[-–—=*_]*\s*(?:b[ảa]ng\s+)?(?:đáp\s*án|answers?(?:\s+key)?|keys?|hướng dẫn chấm)(?:\s+(?:đề|và|chi tiết|tham khảo|trắc nghiệm|bài|the|of).{0,80})?\s*[:.\-–—=*_]*\s*$/iu.test(
    text.normalize('NFC'),
  );
}

export function isExplanation(text: string): boolean {
  return /^\s*(?:lời\s*giải|hướng\s*dẫn(?:\s+giải)?|giải\s*thích|giải|explanation|feedback|solution)(?:\s+chi\s+tiết)?\s*[:.\-–]/iu.test(
    text.normalize('NFC'),
  );
}

/** The letters that an answer names: ['A', 'C'] of 'A, C' and 'AC'; undefined if it is a text. */
export function lettersIn(said: string): string[] | undefined {
  const text = said
    .trim()
    .replace(/[.\s]+$/, '')
    .replaceAll(/\s*(?:và|and|&)\s*/giu, ',');
  if (/^[A-H]{1,8}$/.test(text) || /^[A-Ha-h](?:\s*[,;/\-–→>\s]+\s*[A-Ha-h])*$/.test(text))
    return (text.match(/[A-Ha-h]/g) ?? []).map((letter) => letter.toUpperCase());
  // 'B. Hà Nội': the letter, and the option again.
  const led = /^([A-H])\s*[.:)]\s+\S/.exec(text);
  return led?.[1] === undefined ? undefined : [led[1]];
}

/** A truth value in words. */
export function truthIn(said: string): boolean | undefined {
  const word = said
    .trim()
    .replace(/[.\s]+$/, '')
    .toLowerCase();
  if (/^(?:đúng|đ|true|t|yes)$/u.test(word)) return true;
  return /^(?:sai|s|false|f|no)$/u.test(word) ? false : undefined;
}
