type Tree = Readonly<{ [key: string]: unknown }>;

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(
    ([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : flatten(value as Tree, `${prefix}${key}.`), // a leaf is text, all else is a branch
  );

const places = (text: string) => text.replaceAll(/%\{(\w+)\}/g, '{$1}');

/** `1 item |||| %{smart_count} items` becomes `{smart_count, plural, one {1 item} other {{smart_count} items}}`. */
const toIcu = (text: string) => {
  const [one, other] = text.split('||||').map((part) => places(part.trim()));
  return other === undefined ? places(text) : `{smart_count, plural, one {${one}} other {${other}}}`;
};

/** react-admin's own words, flat and in ICU, like all others. `messages/framework.en.json` is this, written down. */
export const frameworkWords = (messages: object): Record<string, string> =>
  Object.fromEntries(flatten(messages as Tree).map(([key, text]) => [key, toIcu(text)])); // as above
