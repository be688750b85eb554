import { sampleExam } from '../../src/composites/ExamPlayer/sampleExam';
import type { Question } from '../../src/composites/QuestionView/question';
import './rival.css';
import { watchInteractions } from '../measuring/watchInteractions';

watchInteractions();

function answer({ id, content }: Question): string {
  const box = (type: string, value: string, text: string) =>
    `<label><input type="${type}" name="${id}" value="${value}">${text}</label>`;
  switch (content.type) {
    case 'one_choice':
      return content.options.map((option) => box('radio', option.id, option.text)).join('');
    case 'multiple_choice':
      return content.options.map((option) => box('checkbox', option.id, option.text)).join('');
    case 'true_false':
      return box('radio', 'true', 'Đúng') + box('radio', 'false', 'Sai');
    default:
      return '<textarea rows="3"></textarea>';
  }
}

/** The lower bound: native inputs, one listener, a counter. */
const questions = sampleExam(100).flatMap((part) => part.questions);
const answered = new Set<string>();
const root = document.querySelector('#root');
if (root) {
  root.innerHTML = `<main><p>0</p>${questions
    .map(
      (question) =>
        `<section data-question="${question.id}"><p>${question.title}</p>${answer(question)}</section>`,
    )
    .join('')}</main>`;
  root.addEventListener('input', ({ target }) => {
    const id = target instanceof Element && target.closest('section')?.dataset['question'];
    if (id) answered.add(id);
    const count = root.querySelector('p');
    if (count) count.textContent = String(answered.size);
  });
}
