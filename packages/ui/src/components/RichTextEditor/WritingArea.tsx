import { type Editor, getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { classes } from '../../private/classes';
import { cleanElement, cleanHtml, type CleanOptions, cleanPasted } from '../RichText/cleanHtml';
import { text } from '../RichText/RichText.css';
import { picturesIn, type RichTextPictures } from './pictures';
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
  imageOrigins: readonly string[] | undefined;
  pictures: RichTextPictures | undefined;
  words: RichTextEditorMessages;
}

const schema = getSchema(writingRules);

/** Converts HTML to a document through elements, because Trusted Types forbid parsing a string. */
function documentOf(html: string, options: CleanOptions) {
  const document: unknown = DOMParser.fromSchema(schema).parse(cleanElement(html, options)).toJSON();
  return document as Record<string, unknown>;
}

/** The editor itself; the heavy dependencies are imported here only. */
export function WritingArea(props: WritingAreaProps) {
  const { attributes, id, toolbarLabel, value, onChange, onBlur, disabled, readOnly, words } = props;
  const { pictures, imageOrigins } = props;
  const known = useRef(value);
  /** What is cut may be pasted again; other pictures of the page are not those of this text. */
  const sources = useRef(new Set<string>());
  const [given, setGiven] = useState<readonly File[]>([]);

  function take(data: DataTransfer | null): boolean {
    const files = pictures ? picturesIn(data) : [];
    if (files.length > 0) setGiven((before) => [...before, ...files]);
    return files.length > 0;
  }

  const editor = useEditor({
    extensions: writingRules,
    content: documentOf(value, { imageOrigins }),
    editable: !disabled && !readOnly,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { ...attributes, class: classes(text, css.area) },
      transformPastedHTML: (html) => cleanPasted(html, { imageOrigins, imageSources: sources.current }),
      handlePaste: (_view, event) => take(event.clipboardData),
      handleDrop: (view, event) => {
        if (!take(event.dataTransfer)) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        const { doc, tr } = view.state;
        if (place) view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
        return true;
      },
      // Tab leaves the editor: ProseMirror must not handle it in lists.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    },
    onCreate: ({ editor: now }) => addSources(now, sources.current),
    onUpdate({ editor: now }) {
      addSources(now, sources.current);
      const html = now.isEmpty ? '' : cleanHtml(now.getHTML(), { imageOrigins });
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
      editor.commands.setContent(documentOf(value, { imageOrigins }), { emitUpdate: false });
      addSources(editor, sources.current);
    };
    if (!editor.view.composing) {
      show();
      return undefined;
    }
    const { dom } = editor.view;
    dom.addEventListener('compositionend', show, { once: true });
    return () => dom.removeEventListener('compositionend', show);
  }, [editor, value, imageOrigins]);

  return (
    <>
      {!readOnly && (
        <Toolbar
          editor={editor}
          label={toolbarLabel}
          controls={id}
          disabled={disabled}
          pictures={pictures}
          given={given}
          onGivenDone={() => setGiven((files) => files.slice(1))}
          words={words}
        />
      )}
      <EditorContent editor={editor} />
    </>
  );
}

/** Adds the sources of the pictures that an editor shows. */
function addSources({ state }: Editor, sources: Set<string>): void {
  state.doc.descendants(({ attrs }) => {
    const source: unknown = attrs['src'];
    if (typeof source === 'string') sources.add(source);
  });
}
