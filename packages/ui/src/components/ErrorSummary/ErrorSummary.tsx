import { useContext, useRef } from 'react';
import { ErrorIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { ButtonFrame } from '../../private/ButtonFrame';
import { ErrorPlacesContext, FormContext } from '../../private/field/FormContext';
import { focusPlace, unplacedErrors, wrongPlaces } from '../../private/field/wrongPlaces';
import { useFadedEdges } from '../../private/useFadedEdges';
import { Icon } from '../Icon/Icon';
import * as css from './ErrorSummary.css';
import { errorSummaryMessages } from './ErrorSummary.messages';

/** More names would cover a phone's screen; the next ones follow as these are put right. */
const mostNames = 4;

/** Says how many fields of the form around it are wrong and names them; a press on a name focuses the field. Empty without errors. */
export function ErrorSummary() {
  const { errors, focusUnplaced } = useContext(FormContext);
  const places = useContext(ErrorPlacesContext);
  const words = useMessages(errorSummaryMessages);
  const unplaced = unplacedErrors(places, errors).length;
  const wrong = wrongPlaces(places, errors).map((place) => ({
    label: place.label(),
    focus: () => focusPlace(place),
  }));
  if (unplaced > 0) wrong.unshift({ label: words.other(unplaced), focus: () => focusUnplaced?.() });
  const count = wrong.length;
  const strip = useRef<HTMLDivElement>(null);
  useFadedEdges(strip);
  const named = wrong.slice(0, mostNames);

  return (
    <div ref={strip} className={css.summary}>
      <span role="status" className={css.count}>
        {count > 0 && (
          <>
            <Icon of={ErrorIcon} />
            {words.toFix(count)}
          </>
        )}
      </span>
      {count > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of lists without bullets
        <ul role="list" aria-label={words.toFix(count)} className={css.list}>
          {named.map(({ label, focus }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two fields may have one name
            <li key={place}>
              <ButtonFrame className={css.link} onPress={focus}>
                {label}
              </ButtonFrame>
            </li>
          ))}
          {count > mostNames && <li className={css.more}>{words.more(count - mostNames)}</li>}
        </ul>
      )}
    </div>
  );
}
