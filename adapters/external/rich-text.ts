import sanitizeHtml from 'sanitize-html';
import { allowList } from '#core/platform/rich-text/allow-list.ts';
import { fitToAllowList } from '#core/platform/rich-text/fit-to-allow-list.ts';
import { boundaries, dropped, synonyms } from '#core/platform/rich-text/foreign-tags.ts';
import { isTooNested } from '#core/platform/rich-text/tag-depth.ts';
import type { RichText } from '#core/platform/rich-text/ports.ts';
import { readHtml } from '#core/platform/rich-text/read-html.ts';
import { writeHtml } from '#core/platform/rich-text/write-html.ts';

const attributesOf = (rule: object): string[] =>
  'attributes' in rule && typeof rule.attributes === 'object' && rule.attributes !== null
    ? Object.keys(rule.attributes)
    : [];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...Object.keys(allowList.tags), ...Object.keys(synonyms), ...boundaries],
  allowedAttributes: Object.fromEntries(
    Object.entries(allowList.tags).map(([tag, rule]) => [tag, attributesOf(rule)]),
  ),
  allowedSchemes: [...allowList.schemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...dropped],
  // Far more than is taken: what lies so deep stays as text, and is refused by its depth.
  nestingLimit: 100,
};

/** Read as forgivingly as browsers do, and written again from nothing but what the list knows. */
export const richText: RichText = {
  clean: (html) =>
    isTooNested(html) ? '' : writeHtml(fitToAllowList(readHtml(sanitizeHtml(html, options)))),
};
