export function ExamsPage() {
  return null;
}
