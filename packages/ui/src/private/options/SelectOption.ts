export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  description?: string | undefined;
  disabled?: boolean | undefined;
}
