import type { Editor } from '@tiptap/core';
import {
  BoldIcon,
  CodeIcon,
  HeadingIcon,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  NumberedListIcon,
  QuoteIcon,
  RedoIcon,
  RevertIcon,
  StrikeIcon,
  SubheadingIcon,
  UnderlineIcon,
  type IconDrawing,
} from '../../icons';

interface Tool {
  icon: IconDrawing;
  /** In the syntax of `aria-keyshortcuts`, with `Mod` for Control or Command. */
  keys?: string;
  /** Starts a new group. */
  apart?: boolean;
  /** For toggles: whether it is on at the caret. */
  active?: (editor: Editor) => boolean;
  can: (editor: Editor) => boolean;
  /** Absent if the tool needs input first. */
  run?: (editor: Editor) => void;
}

const always = () => true;

/** The tools, in the order of the toolbar. */
export const toolNames = [
  'bold',
  'italic',
  'underline',
  'strike',
  'heading',
  'subheading',
  'bulletList',
  'orderedList',
  'quote',
  'code',
  'link',
  'picture',
  'undo',
  'redo',
] as const;

/** The tools of a text without pictures. */
export const toolsOfText = toolNames.filter((name) => name !== 'picture');

export type ToolName = (typeof toolNames)[number];

const tools: Record<ToolName, Tool> = {
  bold: {
    icon: BoldIcon,
    keys: 'Mod+B',
    active: (editor) => editor.isActive('bold'),
    can: (editor) => editor.can().toggleBold(),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  italic: {
    icon: ItalicIcon,
    keys: 'Mod+I',
    active: (editor) => editor.isActive('italic'),
    can: (editor) => editor.can().toggleItalic(),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  underline: {
    icon: UnderlineIcon,
    keys: 'Mod+U',
    active: (editor) => editor.isActive('underline'),
    can: (editor) => editor.can().toggleUnderline(),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  strike: {
    icon: StrikeIcon,
    keys: 'Mod+Shift+S',
    active: (editor) => editor.isActive('strike'),
    can: (editor) => editor.can().toggleStrike(),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  heading: {
    icon: HeadingIcon,
    keys: 'Mod+Alt+3',
    apart: true,
    active: (editor) => editor.isActive('heading', { level: 3 }),
    can: always,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  subheading: {
    icon: SubheadingIcon,
    keys: 'Mod+Alt+4',
    active: (editor) => editor.isActive('heading', { level: 4 }),
    can: always,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 4 }).run(),
  },
  bulletList: {
    icon: ListIcon,
    keys: 'Mod+Shift+8',
    apart: true,
    active: (editor) => editor.isActive('bulletList'),
    can: always,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  orderedList: {
    icon: NumberedListIcon,
    keys: 'Mod+Shift+7',
    active: (editor) => editor.isActive('orderedList'),
    can: always,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  quote: {
    icon: QuoteIcon,
    keys: 'Mod+Shift+B',
    active: (editor) => editor.isActive('blockquote'),
    can: always,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  code: {
    icon: CodeIcon,
    keys: 'Mod+E',
    active: (editor) => editor.isActive('code'),
    can: (editor) => editor.can().toggleCode(),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
  link: {
    icon: LinkIcon,
    apart: true,
    active: (editor) => editor.isActive('link'),
    can: always,
  },
  picture: {
    icon: ImageIcon,
    active: (editor) => editor.isActive('picture'),
    can: always,
  },
  undo: {
    icon: RevertIcon,
    keys: 'Mod+Z',
    apart: true,
    can: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  redo: {
    icon: RedoIcon,
    keys: 'Mod+Shift+Z',
    can: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
};

export function toolOf(name: ToolName): Tool {
  return tools[name];
}
