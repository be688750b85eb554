import { evenShares } from '../ScoreSum/hundredths';
import type { BuilderPart, BuilderQuestion } from './builderProps';

type Parts = readonly BuilderPart[];

/** A part without a name, with a key that no other part has. */
export function withNewPart(parts: Parts): { parts: Parts; key: string } {
  const keys = new Set(parts.map((part) => part.key));
  let number = parts.length + 1;
  while (keys.has(`new-${number}`)) number += 1;
  const key = `new-${number}`;
  return { parts: [...parts, { key, title: '', score: null, questions: [] }], key };
}

export function withPart(parts: Parts, key: string, change: Partial<Omit<BuilderPart, 'key'>>): Parts {
  return parts.map((part) => (part.key === key ? { ...part, ...change } : part));
}

export function withoutPart(parts: Parts, key: string): Parts {
  return parts.filter((part) => part.key !== key);
}

export function withMovedPart(parts: Parts, key: string, step: 1 | -1): Parts {
  return moved(
    parts,
    parts.findIndex((part) => part.key === key),
    step,
  );
}

export function withQuestionScore(parts: Parts, key: string, id: string, score: number | null): Parts {
  return withQuestions(parts, key, (questions) =>
    questions.map((question) => (question.id === id ? { ...question, score } : question)),
  );
}

export function withoutQuestion(parts: Parts, key: string, id: string): Parts {
  return withQuestions(parts, key, (questions) => questions.filter((question) => question.id !== id));
}

/** Over the edge of its part a question goes on in the next one. */
export function withMovedQuestion(parts: Parts, key: string, id: string, step: 1 | -1): Parts {
  const at = parts.findIndex((part) => part.key === key);
  const part = parts[at];
  const place = part?.questions.findIndex((question) => question.id === id) ?? -1;
  const question = part?.questions[place];
  if (!part || !question) return parts;
  if (part.questions[place + step])
    return withQuestions(parts, key, (questions) => moved(questions, place, step));
  const neighbour = parts[at + step];
  if (!neighbour) return parts;
  return withQuestions(withoutQuestion(parts, key, id), neighbour.key, (questions) =>
    step === 1 ? [question, ...questions] : [...questions, question],
  );
}

/** The part's points, evenly over its questions. */
export function withEvenQuestions(parts: Parts, key: string): Parts {
  const part = parts.find((one) => one.key === key);
  if (part?.score == null) return parts;
  const shares = evenShares(part.score, part.questions.length);
  return withQuestions(parts, key, (questions) =>
    questions.map((question, place) => ({ ...question, score: shares[place] ?? null })),
  );
}

/** The whole exam's points, evenly over its parts. */
export function withEvenParts(parts: Parts, total: number): Parts {
  const shares = evenShares(total, parts.length);
  return parts.map((part, place) => ({ ...part, score: shares[place] ?? null }));
}

function withQuestions(
  parts: Parts,
  key: string,
  change: (questions: readonly BuilderQuestion[]) => readonly BuilderQuestion[],
): Parts {
  return parts.map((part) => (part.key === key ? { ...part, questions: change(part.questions) } : part));
}

function moved<Item>(items: readonly Item[], place: number, step: 1 | -1): readonly Item[] {
  const [item, other] = [items[place], items[place + step]];
  if (item === undefined || other === undefined) return items;
  const next = [...items];
  next[place] = other;
  next[place + step] = item;
  return next;
}
