import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { classes } from '../../private/classes';
import { Icon } from '../Icon/Icon';
import { LinkForm } from './LinkForm';
import { PictureForm } from './PictureForm';
import type { RichTextPictures } from './pictures';
import { nextTool } from './nextTool';
import * as css from './RichTextEditor.css';
import type { RichTextEditorMessages } from './RichTextEditor.messages';
import { toolNames, toolOf, toolsOfText, type ToolName } from './tools';

interface ToolbarProps {
  editor: Editor;
  label: string;
  controls: string;
  disabled: boolean;
  pictures: RichTextPictures | undefined;
  /** Pasted or dropped pictures that are to be described one after the other. */
  given: readonly File[];
  onGivenDone: () => void;
  words: RichTextEditorMessages;
}

/** One tab stop; arrow keys move between tools. */
export function Toolbar({ editor, label, controls, disabled, words, ...adding }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const linkTool = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState(0);
  const pictureTool = useRef<HTMLButtonElement>(null);
  const { pictures, given, onGivenDone } = adding;
  const [asking, setAsking] = useState<'link' | 'picture' | null>(null);
  const names: readonly ToolName[] = pictures ? toolNames : toolsOfText;
  const { active, able } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: toolNames.filter((name) => toolOf(name).active?.(now)),
      able: toolNames.filter((name) => toolOf(name).can(now)),
    }),
  });

  function move(event: KeyboardEvent<HTMLElement>) {
    const next = nextTool(event.key, place, names.length);
    if (next === undefined) return;
    event.preventDefault();
    setPlace(next);
    bar.current?.querySelectorAll<HTMLElement>('button').item(next).focus();
  }

  function press(name: ToolName) {
    const { run } = toolOf(name);
    setPlace(names.indexOf(name));
    if (disabled || !able.includes(name)) return;
    if (run) run(editor);
    else setAsking(name === 'picture' ? 'picture' : 'link');
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its buttons has the focus */}
      <div
        ref={bar}
        role="toolbar"
        aria-label={label}
        aria-controls={controls}
        className={css.toolbar}
        onKeyDown={move}
      >
        {names.map((name, index) => {
          const { icon, keys, apart, active: canBeOn } = toolOf(name);
          return (
            <button
              key={name}
              ref={name === 'link' ? linkTool : name === 'picture' ? pictureTool : undefined}
              type="button"
              className={classes(css.tool, apart === true && css.apart)}
              tabIndex={index === place ? 0 : -1}
              aria-label={words[name]}
              aria-pressed={canBeOn ? active.includes(name) : undefined}
              aria-disabled={disabled || !able.includes(name) || undefined}
              aria-haspopup={name === 'link' || name === 'picture' ? 'dialog' : undefined}
              title={keys === undefined ? words[name] : `${words[name]} (${keys.replace('Mod', 'Ctrl')})`}
              // A press must not move the selection of the editor.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => press(name)}
            >
              <Icon of={icon} />
            </button>
          );
        })}
      </div>
      {asking === 'link' && (
        <LinkForm editor={editor} words={words} opener={linkTool} onClose={() => setAsking(null)} />
      )}
      {pictures && (asking === 'picture' || given.length > 0) && (
        <PictureForm
          key={given.length}
          editor={editor}
          pictures={pictures}
          given={given[0]}
          words={words}
          opener={pictureTool}
          onClose={() => (given.length > 0 ? onGivenDone() : setAsking(null))}
        />
      )}
    </>
  );
}
