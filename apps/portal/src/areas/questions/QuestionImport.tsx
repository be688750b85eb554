export interface QuestionImportProps {
  onClose: () => void;
  onSaved: () => void;
}

export function QuestionImport(_props: QuestionImportProps) {
  return null;
}
