import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { classes } from '../../private/classes';
import { cleanElement, cleanHtml, cleanPasted } from '../RichText/cleanHtml';
import { text } from '../RichText/RichText.css';
import * as css from './RichTextEditor.css';
import type { RichTextEditorMessages } from './RichTextEditor.messages';
import { Toolbar } from './Toolbar';
import { writingRules } from './writingRules';

interface WritingAreaProps {
  attributes: Record<string, string>;
  id: string;
  toolbarLabel: string;
  value: string;
  onChange: (html: string, text: string) => void;
  onBlur: (() => void) | undefined;
  disabled: boolean;
  readOnly: boolean;
  words: RichTextEditorMessages;
}

const schema = getSchema(writingRules);

/** Converts HTML to a document through elements, because Trusted Types forbid parsing a string. */
function documentOf(html: string) {
  const document: unknown = DOMParser.fromSchema(schema).parse(cleanElement(html)).toJSON();
  return document as Record<string, unknown>;
}

/** The editor itself; the heavy dependencies are imported here only. */
export function WritingArea(props: WritingAreaProps) {
  const { attributes, id, toolbarLabel, value, onChange, onBlur, disabled, readOnly, words } = props;
  const known = useRef(value);
  const editor = useEditor({
    extensions: writingRules,
    content: documentOf(value),
    editable: !disabled && !readOnly,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { ...attributes, class: classes(text, css.area) },
      transformPastedHTML: cleanPasted,
      // Tab leaves the editor: ProseMirror must not handle it in lists.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    },
    onUpdate({ editor: now }) {
      const html = now.isEmpty ? '' : cleanHtml(now.getHTML());
      known.current = html;
      onChange(html, now.getText({ blockSeparator: '\n' }));
    },
    onBlur: () => onBlur?.(),
  });

  // Applies a value from outside; never during IME composition, which it would interrupt.
  useEffect(() => {
    if (value === known.current) return undefined;
    const show = () => {
      known.current = value;
      editor.commands.setContent(documentOf(value), { emitUpdate: false });
    };
    if (!editor.view.composing) {
      show();
      return undefined;
    }
    const { dom } = editor.view;
    dom.addEventListener('compositionend', show, { once: true });
    return () => dom.removeEventListener('compositionend', show);
  }, [editor, value]);

  return (
    <>
      {!readOnly && (
        <Toolbar editor={editor} label={toolbarLabel} controls={id} disabled={disabled} words={words} />
      )}
      <EditorContent editor={editor} />
    </>
  );
}
