/**
 * What rich text may consist of: the only list there is. The server cleans by it, the editor's schema is made of it, and
 * the browser purifies by it before it draws. Stored text holds these and nothing else, nested as `holds` says.
 */

/** Words that stand in a line: marks around text, and the break of a line. */
const marks = ['a', 'strong', 'em', 'u', 's', 'sub', 'sup', 'mark', 'code'] as const;

const headings = ['h2', 'h3', 'h4'] as const;
/** What stands in a cell or in an item of a list. */
const inner = ['p', 'ul', 'ol', 'blockquote', 'pre', 'figure'] as const;
/** What stands in a callout or below a summary. */
const flow = [...headings, ...inner, 'hr', 'table', 'div'] as const;

/** How a value is judged: by its form, as an address, or as plain words of at most so many characters. */
export type AttributeRule = RegExp | 'address' | Readonly<{ words: number }>;

type TagRule = Readonly<{
  /** An attribute that fails its rule is dropped; everything that is not named here is, too. */
  attributes?: Readonly<Record<string, AttributeRule>>;
  /** `line`: text, marks and breaks. `text`: nothing but text. A list: these blocks, in this order where it matters. */
  holds: 'line' | 'text' | 'nothing' | readonly string[];
}>;

const cell = {
  attributes: {
    colspan: /^(?:[2-9]|1\d|20)$/,
    rowspan: /^(?:[2-9]|[1-9]\d)$/,
    scope: /^(?:col|row|colgroup|rowgroup)$/,
  },
  holds: inner,
} as const satisfies TagRule;

/** An id of a file, as the platform makes them. */
const mediumId = /^[\w-]{1,64}$/;

export const allowList = {
  /** What stands at the top, beside other text: each of these is a block. */
  top: [...flow, 'aside', 'details'],
  tags: {
    p: { holds: 'line' },
    h2: { holds: 'line' },
    h3: { holds: 'line' },
    h4: { holds: 'line' },
    blockquote: { holds: ['p', ...headings, 'ul', 'ol', 'pre', 'figure'] },
    pre: { holds: ['code'] },
    ul: { holds: ['li'] },
    ol: { attributes: { start: /^(?:0|[2-9]|[1-9]\d{1,3})$/ }, holds: ['li'] },
    /** Begins with a paragraph, which may be empty. */
    li: { holds: inner },
    hr: { holds: 'nothing' },
    table: { holds: ['thead', 'tbody'] },
    /** Leading rows of nothing but `th`. */
    thead: { holds: ['tr'] },
    tbody: { holds: ['tr'] },
    tr: { holds: ['th', 'td'] },
    th: cell,
    td: cell,
    /** One picture or video, and what is said of it. */
    figure: { holds: ['img', 'video', 'figcaption'] },
    img: { attributes: { 'data-medium': mediumId, alt: { words: 300 } }, holds: 'nothing' },
    video: { attributes: { 'data-medium': mediumId }, holds: 'nothing' },
    figcaption: { holds: 'line' },
    aside: { attributes: { 'data-kind': /^(?:tip|warning|medical)$/ }, holds: flow },
    details: { holds: ['summary', ...flow] },
    summary: { holds: 'line' },
    /** A film elsewhere: shown as a card with a link, never as a frame. */
    div: {
      attributes: { 'data-embed': /^(?:youtube|vimeo)$/, 'data-id': /^[\w-]{6,16}$/ },
      holds: 'nothing',
    },
    /** In the order in which marks lie around each other. */
    a: { attributes: { href: 'address', title: { words: 200 } }, holds: 'line' },
    strong: { holds: 'line' },
    em: { holds: 'line' },
    u: { holds: 'line' },
    s: { holds: 'line' },
    sub: { holds: 'line' },
    sup: { holds: 'line' },
    mark: { holds: 'line' },
    /** Its class names the language, in `pre` alone. */
    code: { attributes: { class: /^language-[a-z0-9][a-z0-9+#-]{0,29}$/ }, holds: 'line' },
    br: { holds: 'nothing' },
  },
  marks,
  /** Beside these, addresses of our own, which begin with one slash. */
  schemes: ['https', 'http', 'mailto'],
} as const satisfies Readonly<{
  top: readonly string[];
  tags: Readonly<Record<string, TagRule>>;
  marks: readonly string[];
  schemes: readonly string[];
}>;

export type Tag = keyof (typeof allowList)['tags'];
export type Mark = (typeof marks)[number];
export type CalloutKind = 'tip' | 'warning' | 'medical';
export const calloutKinds: readonly CalloutKind[] = ['tip', 'warning', 'medical'];
export type EmbedProvider = 'youtube' | 'vimeo';

export const richTextLimits = {
  /** Elements within each other, counted from the top. */
  depth: 12,
  /** Pictures and videos together. */
  pictures: 100,
  /** Characters of an address in a link. */
  address: 2000,
} as const;
