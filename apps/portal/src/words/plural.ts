/** English plural forms; Vietnamese has one: `plural(values.count, 'one class', `${values.count} classes`)`. */
export function plural(count: string, one: string, other: string): string {
  return count === '1' ? one : other;
}
