import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { describeRichText, readRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import { writeHtml } from '#core/platform/rich-text/write-html.ts';

export type EditorValue = Readonly<{
  /** As the server would store it. */
  html: string;
  words: number;
  pictures: number;
  /** Elements within each other. */
  depth: number;
}>;

/** How much there is of a text. */
export type TextCounts = Omit<EditorValue, 'html'> &
  Readonly<{
    /** Of the HTML, in characters. */
    length: number;
  }>;

const valueOf = (block: Node): EditorValue => {
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(block.type.schema).serializeNode(block));
  const blocks = readRichText(holder.innerHTML);
  const { words, pictures, depth } = describeRichText(blocks);
  return { html: writeHtml(blocks), words, pictures, depth };
};

/** Blocks that did not change are the same objects: a key pressed in a long text costs its own block alone. */
const known = new WeakMap<Node, EditorValue>();

const knownValue = (block: Node): EditorValue => {
  const value = known.get(block) ?? valueOf(block);
  known.set(block, value);
  return value;
};

export const readValue = (doc: Node): EditorValue => {
  const values = doc.children.map(knownValue);
  return {
    html: values.map(({ html }) => html).join(''),
    words: values.reduce((sum, { words }) => sum + words, 0),
    pictures: values.reduce((sum, { pictures }) => sum + pictures, 0),
    depth: Math.max(0, ...values.map(({ depth }) => depth)),
  };
};
