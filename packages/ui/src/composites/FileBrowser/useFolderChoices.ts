import { useEffect, useState } from 'react';
import type { PathFolder } from './browserEntry';

type Load = (parentId: string | null) => Promise<readonly PathFolder[]>;

interface Answer {
  to: object;
  folders?: readonly PathFolder[] | undefined;
}

/** The subfolders of a folder, level by level; a late response for another level is dropped. */
export function useFolderChoices(load: Load, parentId: string | null) {
  const [question, setQuestion] = useState({ parentId });
  const [answer, setAnswer] = useState<Answer>();
  if (question.parentId !== parentId) setQuestion({ parentId });

  useEffect(() => {
    let current = true;
    const settle = (folders?: readonly PathFolder[]) => {
      if (current) setAnswer({ to: question, folders });
    };
    load(question.parentId).then(settle, () => settle());
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a function that is new on each render must not load again each time
  }, [question]);

  const settled = answer?.to === question ? answer : undefined;
  return {
    folders: settled?.folders,
    failed: settled !== undefined && settled.folders === undefined,
    retry: () => setQuestion({ parentId }),
  };
}
