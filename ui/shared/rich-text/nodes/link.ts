import { InputRule, Mark, markPasteRule } from '@tiptap/core';
import { safeAddress } from '#core/platform/rich-text/attributes.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    link: {
      setLink: (attributes: Readonly<{ href: string }>) => ReturnType;
      unsetLink: () => ReturnType;
    };
  }
}

/** What is typed or pasted as an address, without the signs of the sentence around it. */
const typedAddress = /(?:^|\s)(https?:\/\/\S*[^\s.,;:!?'")\]}])[.,;:!?'")\]}]*\s$/i;
const pastedAddress = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?')\]}]/gi;

/** By hand: the library's own brings a list of all domains along, a tenth of the editor. */
export const Link = Mark.create({
  name: 'link',
  // Around the other marks, as the list has it.
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = safeAddress(element.getAttribute('href') ?? '');
        return href === null ? false : { href, title: element.getAttribute('title') };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addCommands() {
    return {
      setLink:
        (attributes) =>
        ({ commands }) =>
          commands.setMark(this.name, attributes),
      unsetLink:
        () =>
        ({ commands }) =>
          commands.unsetMark(this.name, { extendEmptyMarkRange: true }),
    };
  },
  addInputRules() {
    return [
      new InputRule({
        find: typedAddress,
        handler: ({ state: { tr }, range, match: [whole, words = ''] }) => {
          const href = safeAddress(words);
          if (href === null) return;
          const start = range.from + whole.indexOf(words);
          tr.addMark(start, start + words.length, this.type.create({ href }));
          // What was typed last, outside of the link.
          tr.insertText(whole.slice(-1), range.to).removeStoredMark(this.type);
        },
      }),
    ];
  },
  addPasteRules() {
    return [
      markPasteRule({
        find: pastedAddress,
        type: this.type,
        getAttributes: ([address]) => {
          const href = safeAddress(address);
          return href === null ? false : { href };
        },
      }),
    ];
  },
});
