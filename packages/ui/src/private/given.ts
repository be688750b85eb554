type Given<Props> = { [Key in keyof Props]?: Exclude<Props[Key], undefined> };

/** Removes undefined props, for a component that distinguishes 'undefined' from 'absent'. */
export function given<Props extends object>(props: Props): Given<Props> {
  const kept: Given<Props> = {};
  for (const key in props) {
    const value = props[key];
    if (isGiven(value)) kept[key] = value;
  }
  return kept;
}

function isGiven<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined;
}
