/** The placeholder names of a text: Blanks<'Xin chào {{email}}'> is 'email'. */
export type Blanks<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never;

type Values<Text extends string> = Record<Blanks<Text>, string | number>;

/** The arguments of a text: none, or a value for each placeholder. */
export type Filling<Text extends string> = [Blanks<Text>] extends [never] ? [] : [values: Values<Text>];

/**
 * The type of a translation: a text, or a function of the placeholder values (as texts, numbers formatted by the
 * locale).
 */
export type Says<Text extends string> = string | ((values: Record<Blanks<Text>, string>) => string);
