export function ClassroomPage() {
  return null;
}
