import type { Editor } from '@tiptap/core';
import { useState, type RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { panel } from '../../private/overlay/overlay.css';
import { ReactAria } from '../../private/ReactAria';
import { Button } from '../Button/Button';
import { FileTrigger } from '../FileTrigger/FileTrigger';
import { TextField } from '../TextField/TextField';
import type { RichTextPictures } from './pictures';
import * as css from './RichTextEditor.css';
import type { RichTextEditorMessages } from './RichTextEditor.messages';

interface PictureFormProps {
  editor: Editor;
  pictures: RichTextPictures;
  /** A pasted or dropped one; else one is chosen here. */
  given: File | undefined;
  words: RichTextEditorMessages;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Adds a picture with its description, or changes that of the selected picture. */
export function PictureForm({ editor, pictures, given, words, opener, onClose }: PictureFormProps) {
  const isEdited = given === undefined && editor.isActive('picture');
  const known: unknown = isEdited ? editor.getAttributes('picture')['alt'] : '';
  const [file, setFile] = useState(given);
  const [alt, setAlt] = useState(typeof known === 'string' ? known : '');
  const [refused, setRefused] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const description = alt.trim();
  const problem = failure ?? (refused && !file ? words.noPicture : undefined);

  function finish(change: () => void) {
    change();
    onClose();
  }

  async function add(chosen: File) {
    setPending(true);
    setFailure(undefined);
    try {
      const picture = await pictures.onAdd(chosen);
      finish(() =>
        editor
          .chain()
          .focus()
          .insertContent({ type: 'picture', attrs: { ...picture, alt: description } })
          .run(),
      );
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setPending(false);
    }
  }

  function submit() {
    setRefused(true);
    if (description === '' || pending) return;
    if (isEdited)
      finish(() => editor.chain().focus().updateAttributes('picture', { alt: description }).run());
    else if (file) void add(file);
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
        <Dialog aria-label={words.picture}>
          <form
            className={css.linkForm}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // React bubbles the submit through the portal to a form around the editor.
              event.stopPropagation();
              submit();
            }}
          >
            {!isEdited && (
              <div className={css.chosenPicture}>
                <FileTrigger
                  accept={pictures.accept}
                  onFiles={([chosen]) => {
                    setFile(chosen);
                    setFailure(undefined);
                  }}
                >
                  <Button>{file ? words.otherPicture : words.choosePicture}</Button>
                </FileTrigger>
                {problem === undefined ? (
                  file && <span>{file.name}</span>
                ) : (
                  <span role="alert" className={css.refusedPicture}>
                    {problem}
                  </span>
                )}
              </div>
            )}
            <TextField
              label={words.describe}
              description={words.describeHint}
              autoComplete="off"
              required
              maxLength={300}
              focusOnMount={isEdited || given !== undefined}
              value={alt}
              error={refused && description === '' ? words.noDescription : undefined}
              onChange={setAlt}
            />
            <div className={css.linkButtons}>
              <Button type="submit" variant="primary" pending={pending}>
                {isEdited ? words.savePicture : words.addPicture}
              </Button>
              {isEdited && (
                <Button onPress={() => finish(() => editor.chain().focus().deleteSelection().run())}>
                  {words.removePicture}
                </Button>
              )}
            </div>
          </form>
        </Dialog>
      </Popover>
    </ReactAria>
  );
}
