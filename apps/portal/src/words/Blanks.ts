/** The names between double braces: Blanks<'Xin chào {{email}}'> is 'email'. */
export type Blanks<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never;

type Values<Text extends string> = Record<Blanks<Text>, string | number>;

/** What must be given with a word: nothing, or a value for each of its blanks. */
export type Filling<Text extends string> = [Blanks<Text>] extends [never] ? [] : [values: Values<Text>];

/** How the other language may say it: a text, or a function of the blanks (as texts, numbers written by the language). */
export type Says<Text extends string> = string | ((values: Record<Blanks<Text>, string>) => string);
