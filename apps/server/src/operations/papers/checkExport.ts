import { exportFormats, isCarried, lossesOf, lossText } from '@sen/domain/papers/exports/lossesOf';
import { withoutBlanks } from '@sen/domain/questions/blanks';
import { inWords } from '@sen/domain/questions/figures';
import { cutText } from '@sen/domain/text/cutText';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';
import { exportedQuestions } from './exportedQuestions.ts';

export const checkExport: Handler<'checkExport'> = async ({ body, caller, language }, { database }) => {
  const questions = await exportedQuestions(database, body.question_ids, scopeOf(caller));
  return {
    data: exportFormats.map((format) => {
      const lost = questions.flatMap(({ written }) =>
        lossesOf(written, format).map((code) => ({ code, written })),
      );
      const codes = [...new Set(lost.map(({ code }) => code))];
      return {
        format,
        written: questions.filter(({ written }) => isCarried(written, format)).length,
        losses: codes.map((code) => {
          const ofCode = lost.filter((one) => one.code === code);
          const titles = ofCode
            .slice(0, 5)
            .map(({ written: { title, content } }) => inWords(withoutBlanks(title), content.figures));
          return {
            code,
            message: lossText(code, language),
            count: ofCode.length,
            titles: titles.map((title) => cutText(title, 300)),
          };
        }),
      };
    }),
  };
};
