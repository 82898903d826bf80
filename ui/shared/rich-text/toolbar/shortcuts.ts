import { isMacOS } from '@tiptap/core';
import type { MessageId } from '../../intl.ts';

type Shortcut = Readonly<{ label: MessageId; keys: string }>;

/** What keys do in the text, in the order of the tools. `Mod` is Ctrl, on a Mac the command key. */
export const shortcuts = [
  { label: 'richText.undo', keys: 'Mod+Z' },
  { label: 'richText.redo', keys: 'Mod+Shift+Z' },
  { label: 'richText.block.p', keys: 'Mod+Alt+0' },
  { label: 'richText.block.h2', keys: 'Mod+Alt+2' },
  { label: 'richText.block.h3', keys: 'Mod+Alt+3' },
  { label: 'richText.block.h4', keys: 'Mod+Alt+4' },
  { label: 'richText.bold', keys: 'Mod+B' },
  { label: 'richText.italic', keys: 'Mod+I' },
  { label: 'richText.underline', keys: 'Mod+U' },
  { label: 'richText.strike', keys: 'Mod+Shift+S' },
  { label: 'richText.mark', keys: 'Mod+Shift+H' },
  { label: 'richText.sub', keys: 'Mod+,' },
  { label: 'richText.sup', keys: 'Mod+.' },
  { label: 'richText.code', keys: 'Mod+E' },
  { label: 'richText.list.bullet', keys: 'Mod+Shift+8' },
  { label: 'richText.list.ordered', keys: 'Mod+Shift+7' },
  { label: 'richText.list.in', keys: 'Tab' },
  { label: 'richText.list.out', keys: 'Shift+Tab' },
  { label: 'richText.quote', keys: 'Mod+Shift+B' },
  { label: 'richText.codeBlock', keys: 'Mod+Alt+C' },
  { label: 'richText.link', keys: 'Mod+K' },
  { label: 'richText.shortcuts.lineBreak', keys: 'Shift+Enter' },
  { label: 'richText.shortcuts.tools', keys: 'Alt+F10' },
  { label: 'richText.shortcuts.text', keys: 'Esc' },
  { label: 'richText.shortcuts', keys: 'Mod+/' },
] as const satisfies readonly Shortcut[];

/** What becomes a block when it is typed at the beginning of a line, with a space after it. */
export const lineBeginnings = [
  { label: 'richText.block.h2', keys: '##' },
  { label: 'richText.block.h3', keys: '###' },
  { label: 'richText.block.h4', keys: '####' },
  { label: 'richText.list.bullet', keys: '-' },
  { label: 'richText.list.ordered', keys: '1.' },
  { label: 'richText.quote', keys: '>' },
  { label: 'richText.codeBlock', keys: '```' },
] as const satisfies readonly Shortcut[];

const signs: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

/** As the keyboard in front of the reader has them. */
export const keysShown = (keys: string): string =>
  isMacOS()
    ? keys
        .split('+')
        .map((key) => signs[key] ?? key)
        .join(' ')
    : keys.replace('Mod', 'Ctrl');

/** The shortcut of a tool, as it is shown and as it is said to assistive technology. */
export const shortcutOf = (label: MessageId): Readonly<{ shown: string; announced: string }> | null => {
  const found = shortcuts.find((shortcut) => shortcut.label === label);
  if (!found) return null;
  return {
    shown: keysShown(found.keys),
    announced: found.keys.replace('Mod', isMacOS() ? 'Meta' : 'Control'),
  };
};
