import { AnswerPart } from './AnswerPart';
import type { Editor } from './editor';
import { TextsPart } from './parts/TextsPart';

/** The part of the editor that depends on the type, for a question without a key. */
export function AskedPart({ editor }: { editor: Editor }) {
  const { draft, words } = editor;
  const { content } = draft;
  switch (content.type) {
    case 'true_false':
    case 'fill_keyword':
    case 'fill_number':
      return null;
    case 'drag_to_blank':
      return (
        <TextsPart
          editor={editor}
          name="words"
          label={words.words}
          texts={content.words}
          keep={(texts) => ({ ...draft, content: { ...content, words: texts } })}
          rowName={words.word}
          addLabel={words.addWord}
          path="content.words"
        />
      );
    case 'match_clauses':
      return (
        <>
          <TextsPart
            editor={editor}
            name="left"
            label={words.leftItems}
            texts={content.left}
            keep={(left) => ({ ...draft, content: { ...content, left } })}
            rowName={words.leftItem}
            addLabel={words.addLeftItem}
            path="content.left"
          />
          <TextsPart
            editor={editor}
            name="right"
            label={words.rightItems}
            texts={content.right}
            keep={(right) => ({ ...draft, content: { ...content, right } })}
            rowName={words.rightItem}
            addLabel={words.addRightItem}
            path="content.right"
          />
        </>
      );
    default:
      return <AnswerPart editor={editor} />;
  }
}
