type Names<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** Those that an address may be without, which end in '?'. */
type Optional<Name extends string> = Name extends `${infer Word}?` ? Word : never;
type Required<Name extends string> = Name extends `${string}?` ? never : Name;

/** The parameters of a pattern: PathParams<'/surveys/edit/:svid'> is { svid: string }, that of '/day/:day?' { day?: string }. */
export type PathParams<Pattern extends string> = Record<Required<Names<Pattern>>, string> &
  Partial<Record<Optional<Names<Pattern>>, string>>;
