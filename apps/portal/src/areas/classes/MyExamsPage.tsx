export function MyExamsPage() {
  return null;
}
