/** The value of a form and how its fields bind to it. */
export interface Fields<Value extends object> {
  value: Value;
  change: (part: Partial<Value>) => void;
  /** Binds a field: `<TextField {...field('name')} label={words('name')} />`. */
  field: <Name extends keyof Value & string>(
    name: Name,
  ) => { name: Name; value: Value[Name]; onChange: (next: Value[Name]) => void };
}

export function fieldsOf<Value extends object>(value: Value, change: Fields<Value>['change']): Fields<Value> {
  return {
    value,
    change,
    field: <Name extends keyof Value & string>(name: Name) => ({
      name,
      value: value[name],
      // TypeScript widens the type of an object literal with a computed key.
      onChange: (next: Value[Name]) => change({ [name]: next } as unknown as Partial<Value>),
    }),
  };
}
