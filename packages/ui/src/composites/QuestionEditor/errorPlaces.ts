import type { QuestionDraft } from './questionDraft';

/** The paths whose errors are shown at a field of the editor. */
export function errorPlaces({ content, key }: QuestionDraft): Set<string> {
  const places = new Set(['title', 'numbering', 'shuffle', 'type', 'content.type', 'key']);
  const list = (path: string, length: number) => {
    places.add(path);
    for (let index = 0; index < length; index += 1) places.add(`${path}.${index}.text`);
  };
  const blanks = (ids: readonly string[]) => {
    places.add('content.blanks').add('key.blanks');
    for (const id of ids) places.add(`key.blanks.${id}`);
  };
  switch (content.type) {
    case 'one_choice':
    case 'multiple_choice':
      list('content.options', content.options.length);
      places.add('key.choice').add('key.choices');
      break;
    case 'true_false':
      places.add('key.value');
      break;
    case 'short_answer':
    case 'long_answer':
      places.add('content.character_limit').add('key.model_answer');
      break;
    case 'match_clauses':
      list('content.left', content.left.length);
      list('content.right', content.right.length);
      places.add('key.pairs');
      break;
    case 'order_clauses':
      list('content.clauses', content.clauses.length);
      places.add('key.order');
      break;
    case 'drag_to_blank':
      blanks(content.blanks);
      list('content.words', content.words.length);
      break;
    case 'choose_from_list':
      blanks(content.blanks.map(({ id }) => id));
      content.blanks.forEach(({ options }, index) => list(`content.blanks.${index}.options`, options.length));
      break;
    case 'fill_keyword':
    case 'fill_number':
      blanks(content.blanks);
      if (key.type !== 'fill_keyword') break;
      for (const [id, texts] of Object.entries(key.blanks))
        texts.forEach((_text, index) => places.add(`key.blanks.${id}.${index}`));
  }
  return places;
}
