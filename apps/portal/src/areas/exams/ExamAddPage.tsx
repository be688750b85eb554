export function ExamAddPage() {
  return null;
}
