/** What a packaged course says of its student in one part. */
export interface PackageReport {
  readonly completion: 'unknown' | 'incomplete' | 'completed';
  readonly success: 'unknown' | 'passed' | 'failed';
}

/** Whether a part is completed: by its own word, or by being passed. One that was failed is not, whatever else it says. */
export function isPartCompleted({ completion, success }: PackageReport): boolean {
  return success === 'passed' || (completion === 'completed' && success !== 'failed');
}

/** The share of the parts that are completed, in whole percent; 100 only for all of them. */
export function packagePercent(parts: readonly string[], completed: ReadonlySet<string>): number {
  const done = parts.filter((id) => completed.has(id)).length;
  return parts.length === 0 ? 0 : Math.floor((100 * done) / parts.length);
}
