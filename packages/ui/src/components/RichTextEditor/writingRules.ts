import { Extension, type Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { linkAddress } from './linkAddress';

/** Indents and outdents list items without Tab, since Tab leaves the editor. */
const listDepth = Extension.create({
  name: 'listDepth',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    };
  },
});

/** The supported content: the same markup that RichText renders. */
export const writingRules: Extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    horizontalRule: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
      isAllowedUri: (address) => linkAddress(address) !== undefined,
    },
  }),
  listDepth,
];
