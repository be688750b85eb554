export function ExamEditPage() {
  return null;
}
