/**
 * What is stored of a draft: a column for each field. `Renamed` names the columns that are called otherwise, and `never` for what
 * is stored elsewhere or not at all. A stored form that satisfies it does not compile before a new field has its column.
 */
export type KeptOf<Draft, Renamed extends { [Field in keyof Draft]?: string }> = Readonly<
  Record<
    { [Field in keyof Draft]-?: Field extends keyof Renamed ? Renamed[Field] : Field }[keyof Draft] & string,
    unknown
  >
>;
