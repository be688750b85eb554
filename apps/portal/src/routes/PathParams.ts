type Names<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a pattern: PathParams<'/surveys/edit/:svid'> is { svid: string }. */
export type PathParams<Pattern extends string> = Record<Names<Pattern>, string>;
