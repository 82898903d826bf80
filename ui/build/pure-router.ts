import type { Plugin } from 'vite';

/** What links would fetch beforehand with the router's framework: nothing without it, and this says so. */
const prefetching = /(function usePrefetchBehavior\(prefetch, theirElementProps\) \{\n)([\s\S]*?\n\})/;
const withoutPrefetching = '$1  return [false, React8.useRef(null), {}];\n}';
const prefetchedLinks =
  /\/\* @__PURE__ \*\/ React\d*\.createElement\(React\d*\.Fragment, null, link, \/\* @__PURE__ \*\/ React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)\)/;

const names = /^\w+\.displayName = "\w+";$/gm;
const wrapped = /^(var \w+ = )(?=React\d*\.forwardRef\()/gm;
const classes = /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});$/gm;

/**
 * The router's file does not say that its components may be left out where nobody shows them: those of its framework
 * would come along, scripts and forms and all. Here it is said, as bundlers understand it.
 */
export const pureRouter = (): Plugin => ({
  name: 'pure-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(prefetching, withoutPrefetching)
        .replace(prefetchedLinks, 'link')
        .replaceAll(names, '')
        // Its package hands out the build for developers whatever is asked for; they have their warnings in stories.
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
        .replaceAll(wrapped, '$1/* @__PURE__ */ ')
        .replaceAll(classes, '$1/* @__PURE__ */ (() => $2)();'),
      map: null,
    }),
  },
});
