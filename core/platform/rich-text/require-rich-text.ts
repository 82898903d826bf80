import { fieldError, type FieldPath } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { richTextLimits } from './allow-list.ts';
import { isTooNested } from './tag-depth.ts';
import { describeRichText, type RichTextFacts } from './describe-rich-text.ts';

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

/**
 * Cleans what was sent. Fails with input.max_length, input.too_many_marks, rich_text.too_deep,
 * rich_text.too_many_pictures. Empty is fine: what must be there is for the caller to say, as is whose files are shown
 * (`attachableMedia`).
 */
export const requireRichText = (
  { richText }: Pick<Ports, 'richText'>,
  { html: sent, maxLength, path }: Asked,
): CheckedRichText => {
  // Before anything reads it.
  if (sent.length > maxLength * mostWaste) throw fieldError(path, 'input.max_length', { length: maxLength });
  if (isTooNested(sent)) throw tooDeep(path);
  const html = richText.clean(sent);
  if (html.length > maxLength) throw fieldError(path, 'input.max_length', { length: maxLength });
  const facts = describeRichText(html);
  const { depth, pictures } = richTextLimits;
  if (facts.depth > depth) throw tooDeep(path);
  if (facts.pictures > pictures) throw fieldError(path, 'rich_text.too_many_pictures', { count: pictures });
  const problem = textProblem(facts.text, 'prose');
  if (problem) throw fieldError(path, problem.code, problem.params);
  return { ...facts, html };
};
