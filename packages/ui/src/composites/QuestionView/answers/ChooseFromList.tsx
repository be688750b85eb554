import { inWords } from '../Figured';
import { AnswerFooter } from '../AnswerFooter';
import { BlankFields } from '../BlankFields';
import { classes } from '../../../private/classes';
import * as css from '../field.css';
import type { AnswerProps } from '../renderer';

export function ChooseFromList({
  question,
  content,
  words,
  status,
  language: _language,
  ...rest
}: AnswerProps<'choose_from_list'>) {
  const optionsOf = new Map(content.blanks.map((blank) => [blank.id, blank.options]));
  return (
    <BlankFields
      {...rest}
      title={question.title}
      blanks={content.blanks.map((blank) => blank.id)}
      toAnswer={(blanks) => ({ type: 'choose_from_list', blanks })}
      renderField={(blank, first) => (
        <select
          className={classes(css.select, css.inline)}
          data-blank={blank}
          defaultValue={first}
          aria-label={words.blank(blank)}
        >
          <option value="">{words.chooseFromList}</option>
          {optionsOf.get(blank)?.map((option) => (
            <option key={option.id} value={option.id}>
              {inWords(option.text, content.figures)}
            </option>
          ))}
        </select>
      )}
    >
      {(clear) => <AnswerFooter clear={{ label: words.clearChoice, onPress: clear }} status={status} />}
    </BlankFields>
  );
}
