export function ExamViewPage() {
  return null;
}
