import { fieldError, type FieldPath } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { richTextLimits } from './allow-list.ts';
import { isTooNested } from './tag-depth.ts';
import { describeRichText, readRichText, type RichTextFacts } from './describe-rich-text.ts';
import type { RichElement } from './tree.ts';
import { writeHtml } from './write-html.ts';

type Asked = Readonly<{
  /** As it was sent. */
  html: string;
  /** Of the cleaned HTML, in characters: 200 000 for a lesson or a post, 20 000 for a description. */
  maxLength: number;
  /** Where it stands in what was sent, so that the form finds it. */
  path: FieldPath;
}>;

/** Clean HTML to be stored, and what is in it. */
export type CheckedRichText = RichTextFacts & Readonly<{ html: string }>;

/** Other programs send more than is kept, though not without end. */
const mostWaste = 2;

const tooDeep = (path: FieldPath) => fieldError(path, 'rich_text.too_deep', { depth: richTextLimits.depth });

type Cleaned = Readonly<{ html: string; blocks: readonly RichElement[] }>;

/**
 * What stands in its one form already, as our editor sends it, is read once: a parser that forgives everything would
 * leave it as it is, and takes as long as all the rest.
 */
const cleanOf = (
  { richText }: Pick<Ports, 'richText'>,
  { html: sent, maxLength }: Omit<Asked, 'path'>,
): Cleaned => {
  if (sent.length <= maxLength) {
    const asSent = readRichText(sent);
    if (writeHtml(asSent) === sent) return { html: sent, blocks: asSent };
  }
  const html = richText.clean(sent);
  return { html, blocks: readRichText(html) };
};

/**
 * Cleans what was sent. Fails with input.max_length, input.too_many_marks, rich_text.too_deep,
 * rich_text.too_many_pictures. Empty is fine: what must be there is for the caller to say, as is whose files are shown
 * (`attachableMedia`).
 */
export const requireRichText = (
  needs: Pick<Ports, 'richText'>,
  { html: sent, maxLength, path }: Asked,
): CheckedRichText => {
  // Before anything reads it.
  if (sent.length > maxLength * mostWaste) throw fieldError(path, 'input.max_length', { length: maxLength });
  if (isTooNested(sent)) throw tooDeep(path);
  const { html, blocks } = cleanOf(needs, { html: sent, maxLength });
  if (html.length > maxLength) throw fieldError(path, 'input.max_length', { length: maxLength });
  const facts = describeRichText(blocks);
  const { depth, pictures } = richTextLimits;
  if (facts.depth > depth) throw tooDeep(path);
  if (facts.pictures > pictures) throw fieldError(path, 'rich_text.too_many_pictures', { count: pictures });
  const problem = textProblem(facts.text, 'prose');
  if (problem) throw fieldError(path, problem.code, problem.params);
  return { ...facts, html };
};
