import { useCallback, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../../private/classes';
import { panel as panelLook } from '../../components/Tabs/Tabs.css';
import { FormPart } from '../../private/field/FormPart';
import { TabList, tabId } from '../../private/tabs/TabList';
import { useHandOver } from '../../private/useHandOver';
import * as css from './QuestionEditor.css';
import type { QuestionEditorMessages } from './QuestionEditor.messages';

type Place = 'edit' | 'preview';

interface TwoPlacesProps {
  id: string;
  /** Both fit side by side. */
  wide: boolean;
  words: QuestionEditorMessages;
  fields: ReactNode;
  preview: ReactNode;
}

/**
 * The fields and the preview: side by side, or one at a time behind tabs. The elements are the same in both
 * layouts, so that rotating a tablet keeps the focus, the caret and the tried answer.
 */
export function TwoPlaces({ id, wide, words, fields, preview }: TwoPlacesProps) {
  // The tab follows the focus, so that the focused part stays visible when the layout becomes narrow.
  const [place, setPlace] = useState<Place>('edit');
  const edited = useRef<HTMLDivElement>(null);
  const tabs = useHandOver(() => edited.current);
  const showFields = useCallback(() => flushSync(() => setPlace('edit')), []);
  const panelOf = (of: Place) => `${id}-panel-${of}`;

  function panel(of: Place) {
    const onFocus = () => setPlace(of);
    if (wide) return { id: panelOf(of), tabIndex: -1, onFocus };
    const named = { role: 'tabpanel', 'aria-labelledby': tabId(id, of) };
    return { id: panelOf(of), tabIndex: 0, onFocus, hidden: of !== place, ...named };
  }

  return (
    <div className={wide ? css.columns : css.stacked}>
      {!wide && (
        <div ref={tabs}>
          <TabList
            base={id}
            label={words.editor}
            tabs={[
              { id: 'edit', label: words.edit },
              { id: 'preview', label: words.preview },
            ]}
            chosen={place}
            onChoose={setPlace}
            panelOf={panelOf}
          />
        </div>
      )}
      <div key="edit" ref={edited} className={panelLook} {...panel('edit')}>
        <FormPart reveal={showFields}>{fields}</FormPart>
      </div>
      <div key="preview" className={classes(panelLook, wide && css.beside)} {...panel('preview')}>
        {preview}
      </div>
    </div>
  );
}
