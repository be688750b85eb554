import { storableText } from '@sen/domain/text/storableText';

/** A value as the JSON of a column; a text that was cut within a character loses its half. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'string' ? storableText(each) : each,
  );
}
