import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { fieldBox, editor, editorInput, hint, problem } from './nodeFields.css';
import type { ChapterTreeMessages } from './ChapterTree.messages';
import type { CourseNode } from './chapterNode';
import { nodeHint, titleExample } from './nodeHint';
import type { Act } from './treeCommand';

interface TitleEditorProps {
  node: CourseNode;
  id: string;
  act: Act;
  words: ChapterTreeMessages;
}

/** Inline editor of the title: Enter or blur saves, Escape reverts. */
export function TitleEditor({ node, id, act, words }: TitleEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  /** Whether blur may save and close the editor. */
  const settled = useRef(false);
  const names = { chapter: words.chapterTitle, session: words.sessionTitle, exam: words.examTitle };

  // When opened from a menu, the closing menu returns the focus to its button.
  useEffect(() => {
    const field = input.current;
    field?.focus();
    field?.select();
    let frames = 0;
    let frame = requestAnimationFrame(function again() {
      if (document.activeElement !== field) {
        field?.focus();
        field?.select();
      }
      frames += 1;
      settled.current = frames > 3;
      if (!settled.current) frame = requestAnimationFrame(again);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  function keep() {
    const title = input.current?.value.trim() ?? '';
    if (title === '') setMissing(true);
    else act({ does: 'keepTitle', id: node.id, title });
  }

  function onKeyDown(event: KeyboardEvent) {
    // During an IME composition, Enter belongs to the composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') keep();
    else if (event.key === 'Escape') act({ does: 'leaveTitle', id: node.id });
    else {
      event.stopPropagation();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  const described = [missing && `${id}-missing`, `${id}-hint`];
  return (
    <span className={editor}>
      <span className={fieldBox}>
        <input
          ref={input}
          type="text"
          className={editorInput}
          aria-label={names[node.kind]}
          aria-required="true"
          aria-invalid={missing || undefined}
          aria-describedby={described.filter(Boolean).join(' ')}
          autoComplete="off"
          maxLength={250}
          placeholder={titleExample(node, words)}
          defaultValue={node.title}
          onKeyDown={onKeyDown}
          onChange={() => setMissing(false)}
          onBlur={() => {
            if (!settled.current) return;
            if (input.current?.value.trim() === '') act({ does: 'leaveTitle', id: node.id });
            else keep();
          }}
        />
      </span>
      {missing && (
        <span id={`${id}-missing`} role="alert" className={problem}>
          {words.required}
        </span>
      )}
      <span id={`${id}-hint`} className={hint}>
        {nodeHint(node, words)}
      </span>
    </span>
  );
}
