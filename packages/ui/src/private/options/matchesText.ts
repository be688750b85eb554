import { foldText } from '../foldText';

/** Whether every typed word stands in the text, in any order, without regard to case and marks: 'an nguyen' finds 'Nguyễn Văn An'. */
export function matchesText(text: string, typed: string): boolean {
  const folded = foldText(text);
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
