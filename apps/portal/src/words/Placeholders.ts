/** The placeholder names of a text: Placeholders<'Xin chào {{email}}'> is 'email'. */
export type Placeholders<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Values<Text extends string> = Record<Placeholders<Text>, string | number>;

/** The arguments of a text: none, or a value for each placeholder. */
export type PlaceholderArgs<Text extends string> = [Placeholders<Text>] extends [never]
  ? []
  : [values: Values<Text>];

/**
 * The type of a translation: a text, or a function of the placeholder values (as texts, numbers formatted by the
 * locale).
 */
export type Translation<Text extends string> =
  string | ((values: Record<Placeholders<Text>, string>) => string);
