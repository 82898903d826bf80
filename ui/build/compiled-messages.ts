import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const catalogue = /\/messages\/(?:\w+\.)?(vi|en)\.json$/;

/**
 * Words that only mails, printed documents, pages of the server alone and the staff console say; a member also reads the
 * names of the switches, and staff read in the member web which right they lack.
 */
const staffOnly =
  /^(notification(?!\.(preference|category)\.)|settings|mail|document|verify|site|transfer)\./;

/** The core writes the site's name into these by itself, also where it runs in a browser: in stories. */
const filledByCore = /^specialization\.[A-Z_]+$/;

/** Why a lesson or a quiz is shut stands in a list of them before anybody was refused: among the first names. */
const gate =
  /^error\.(enrolment\.required|lesson\.(cannot_learn|not_finished)|quiz\.(complete_first|not_completed)|chapter\.lessons_not_completed|challenge\.chapters_not_completed)$/;

/** What most screens of a member say of the core's names: coins, rewards, plans, who one is. */
const first = /^(coin|fee|plan|profile|reward|user)\./;

export const isFirstName = (key: string): boolean => first.test(key) || gate.test(key);

/** What the browser finds by itself: in fields, in a week's numbers, in files, in what was not chosen. */
const ofForm =
  /^error\.((input|indicator)\.|media\.(too_large|too_long|type_not_allowed|unreadable)$|rating\.invalid$|review\.content_required$|quiz\.selected_required$|partner_reward\.code_required$)/;

export const isFormWord = (key: string): boolean => ofForm.test(key);

/** The core's words may be asked for in parts: why something is refused, what a form finds by itself, all names, or the first few of them. */
const isOfPart = (part: string | null, key: string): boolean => {
  if (part === null) return true;
  if (part === 'first') return isFirstName(key);
  if (part === 'form') return isFormWord(key);
  return (part === 'refusals') === key.startsWith('error.');
};

type Options = Readonly<{ keepStaffWords: boolean }>;

/**
 * Sentences are parsed while building, so that visitors download no parser. A plain sentence stays a string; the
 * loader wraps it (`wrap` in `catalogue.ts`).
 */
export const compiledMessages = ({ keepStaffWords }: Options): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  config: (_, { command }) =>
    command === 'build'
      ? {
          resolve: {
            alias: [
              {
                find: /^@formatjs\/icu-messageformat-parser$/,
                replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
              },
            ],
          },
          // Two copies of the formatter would each bring their own idea of the parser.
          ssr: { noExternal: [/^(@formatjs|react-intl|intl-messageformat)/] },
        }
      : {},
  transform(code, id) {
    const [path = '', query] = id.split('?');
    if (!catalogue.test(path)) return undefined;
    const part = new URLSearchParams(query).get('part');
    const words = Object.entries(JSON.parse(code) as Record<string, string>) // our own catalogues: flat, text only
      .filter(([key]) => isOfPart(part, key))
      .filter(([key]) => keepStaffWords || !path.includes('/core/') || !staffOnly.test(key))
      .map(([key, text]) => [key, /[{<'#]/.test(text) && !filledByCore.test(key) ? parse(text) : text]);
    return {
      code: `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(words)))})`,
      map: null,
      moduleType: 'js',
    };
  },
});
