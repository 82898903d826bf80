import createDOMPurify, { type Config, type DOMPurify, type WindowLike } from 'dompurify';
import { allowList, type Tag } from '#core/platform/rich-text/allow-list.ts';
import { cleanAttributes } from '#core/platform/rich-text/attributes.ts';
import { dropped } from '#core/platform/rich-text/foreign-tags.ts';

const attributeNames = Object.values(allowList.tags).flatMap((rule) =>
  'attributes' in rule ? Object.keys(rule.attributes) : [],
);

const config: Config = {
  ALLOWED_TAGS: Object.keys(allowList.tags),
  ALLOWED_ATTR: [...new Set(attributeNames)],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...dropped],
};

const isTag = (name: string): name is Tag => Object.hasOwn(allowList.tags, name);

/** One of our own: rules that are added to the shared one would reach other parts of the page. */
const createPurifier = (page: WindowLike): DOMPurify => {
  const purifier = createDOMPurify(page);
  purifier.addHook('uponSanitizeAttribute', (element, data) => {
    const tag = element.nodeName.toLowerCase();
    const kept = isTag(tag) ? cleanAttributes(tag, { [data.attrName]: data.attrValue }) : {};
    data.keepAttr = Object.hasOwn(kept, data.attrName) || data.attrName === 'alt';
  });
  return purifier;
};

let purifier: DOMPurify | undefined;

/** The same list once more, by the browser's own parser. A server has none: there the tree is all that is drawn. */
export const purify = (html: string): string => {
  if (typeof window === 'undefined') return html;
  purifier ??= createPurifier(window);
  return purifier.sanitize(html, config);
};
