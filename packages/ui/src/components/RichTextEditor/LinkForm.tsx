import type { Editor } from '@tiptap/core';
import { useState, type RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { panel } from '../../private/overlay/overlay.css';
import { ReactAria } from '../../private/ReactAria';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { linkAddress } from './linkAddress';
import * as css from './RichTextEditor.css';
import type { RichTextEditorMessages } from './RichTextEditor.messages';

interface LinkFormProps {
  editor: Editor;
  words: RichTextEditorMessages;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Edits the URL of a link; without a selection the URL becomes the text. */
export function LinkForm({ editor, words, opener, onClose }: LinkFormProps) {
  const known: unknown = editor.getAttributes('link')['href'];
  const before = typeof known === 'string' ? known : '';
  const [typed, setTyped] = useState(before);
  const [refused, setRefused] = useState(false);

  function set() {
    const href = linkAddress(typed);
    if (href === undefined) {
      setRefused(true);
      return;
    }
    const chain = editor.chain().focus();
    if (before !== '' || !editor.state.selection.empty) chain.extendMarkRange('link').setLink({ href }).run();
    else
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    onClose();
  }

  return (
    <ReactAria>
      <Popover
        className={panel}
        triggerRef={opener}
        placement="bottom start"
        offset={4}
        isOpen
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Dialog aria-label={words.link}>
          <form
            className={css.linkForm}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // React bubbles the submit through the portal to a form around the editor.
              event.stopPropagation();
              set();
            }}
          >
            <TextField
              label={words.address}
              description={words.addressHint}
              type="url"
              autoComplete="off"
              focusOnMount
              value={typed}
              error={refused ? words.badAddress : undefined}
              onChange={(text) => {
                setTyped(text);
                setRefused(false);
              }}
            />
            <div className={css.linkButtons}>
              <Button type="submit" variant="primary">
                {words.setLink}
              </Button>
              {before !== '' && (
                <Button
                  onPress={() => {
                    editor.chain().focus().extendMarkRange('link').unsetLink().run();
                    onClose();
                  }}
                >
                  {words.removeLink}
                </Button>
              )}
            </div>
          </form>
        </Dialog>
      </Popover>
    </ReactAria>
  );
}
