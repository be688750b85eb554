import { Extension, type Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { linkAddress } from './linkAddress';

/** Deeper and back in a list: Tab does not do it, since Tab leaves the editor. */
const listDepth = Extension.create({
  name: 'listDepth',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    };
  },
});

/** What can be written: the same marks that RichText shows. */
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
